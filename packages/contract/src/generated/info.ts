// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 8c882338faa67a6c6ec4edb0118b64b39d1e4b66618a08e79bfb20bcc6d73683

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
