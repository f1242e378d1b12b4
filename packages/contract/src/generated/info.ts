// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 463f11b609bc0f0bb1053dcf7c8c6b2d35b7ff5b9b09fc1cb66ac604cd1a9716

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
