// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c5100505188086a0f7cf2b3942ba2c3195807dfdb4af85afbff75246c35ea6b6

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
