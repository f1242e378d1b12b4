// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c6416e5911bccf137680693a25f1cf7be9d4d9aae015bf6db48b96ddf93192f8

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
