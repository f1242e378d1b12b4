// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 0e5c927d1563c27bbeac12c80b7d31bba85d07a5e6528ba0ea161cc137f55bbb

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
