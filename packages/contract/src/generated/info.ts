// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 8f402dd8b41857d0cc775636368843703a3b0cbb04adb5b85d99d45de99f046f

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
