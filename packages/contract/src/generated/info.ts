// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 15c5580ee0d8b51090d7e58bbb833cffe0d2bb2594d16feb5017dc149725954e

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
