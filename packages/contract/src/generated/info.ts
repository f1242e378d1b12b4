// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 462cc9078d69565b6ff7aeb08d81ea45df6c79969fee76c23a50edb7284fe7a9

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
