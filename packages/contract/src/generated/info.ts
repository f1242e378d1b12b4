// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 e25e4c166fdf86b726fb1d21dd00f820a5b59393a980735d651cb1702a865b02

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
