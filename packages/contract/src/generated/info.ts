// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d034c845547fb6ded3b4447c8b152702c723600c857005745db7282d10214b7c

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
