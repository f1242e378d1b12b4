// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
