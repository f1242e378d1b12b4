// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c0e9f8b152465d7f91ecc4fe65bdb33b73c4ee4f8604b73dffbb20b04a72a36c

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
