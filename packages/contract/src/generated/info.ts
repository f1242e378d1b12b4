// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 11397332b4bf9f650ac67c969fd6d873449df4c49008c4b19b4067d6f597cb4b

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
