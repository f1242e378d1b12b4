// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3410d65bf48208c15d3f8b09545d97bcef50267f3e85c156ce353fc668ca0206

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
