// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ee583efe3dbf3e161934e24394b7c41c323fc18c98128d637e16d2fe5bb684c6

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
