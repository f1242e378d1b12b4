// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d9acffa22e46c749919add956c375e8f120e24265d4e363986ae764367cf737e

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
