// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ca97d27d3fb74755c0cdaa2b16dc63c39d06ec382ccbdc95de516c0d0725dc7a

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
