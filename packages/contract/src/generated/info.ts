// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 fccfb60051bef1616347f6b609d3ab99df3581bee1cb46913cc13d7160572711

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
