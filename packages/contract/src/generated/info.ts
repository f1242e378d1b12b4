// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 288779e85747a392fe4c45a4476f8d14d13eef881d8d080b45b3511ca6353a1d

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
