// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ed7dda3efb9f6df638b5a9ab61123845b21926855926e5e26fb0e677451a4ea4

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
