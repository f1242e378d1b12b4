// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 cdd29511d9910b8bb796379bae8d026db52b8c9f2cdae4f865c0c971b45ca54e

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
