// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d1fe8ccd6534f4c368f477eb15affaa8aca30cd300bf0d32d3464f968f937577

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
