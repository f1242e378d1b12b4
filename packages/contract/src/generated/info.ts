// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 de8688113f12878e24f1d9c262cee8a9ed2f5ebbf5a5f4122f1f9d2cea1b437b

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
