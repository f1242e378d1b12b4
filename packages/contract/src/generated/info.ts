// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 f62c2b832ddbad6234b07285e212e7c1a7c0925377de67a319f9e905be50b28d

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
