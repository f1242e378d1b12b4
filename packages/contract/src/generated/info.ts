// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 5b51c4802585431d00c5be51334c4b6e575a3fd63fd97370e884d2c168afd316

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
