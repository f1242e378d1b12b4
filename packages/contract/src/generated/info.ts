// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3ee9842906815228ba596ba6a5d20d1c0d887012cb6a276921c45ec3fa04197f

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
