// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
