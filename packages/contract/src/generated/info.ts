// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c0fff8cff35928e546816dd536534c96a7b23c69d9677b8b71839e7521d1eaf4

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
