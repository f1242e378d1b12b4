// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 9d5938014f95136da582f6cc38b4ee9d73a36553c0106114a7dbb7e3baab9167

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
