// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 1c10138a0b55d0439f79e943be7720db52821bb3a9384f2ff292688ec0cef72d

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
