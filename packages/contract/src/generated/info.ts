// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 578182b4fc1489fe2d19ac48da4801f06bd0eac3851c44f91ba7993110bd06c1

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
