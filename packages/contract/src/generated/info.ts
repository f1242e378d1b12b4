// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 abecec3108cb7db37f3530426efcc7b9ad80ab35c0dfec6729c404f7a497d355

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
