// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 df43c5c9f7f260750cb20930ce59d3084bc284ddf2dac7505d958247197f6730

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
