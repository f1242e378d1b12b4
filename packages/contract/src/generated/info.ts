// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 99e84919ee7117b77c8055ed55f33792d517820bab845d55bd42a83f071cd2e7

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
