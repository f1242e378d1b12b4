// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 abb470ece0f7b6be8315efda17b4d614e99a217289d19183e48ca9d63d6b0509

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
