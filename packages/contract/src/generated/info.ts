// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 341108b89ee2a83532301835098c2535d60b5eb080cbd6ab7f904b34ebfd576f

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
