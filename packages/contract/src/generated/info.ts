// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 12a8c99e4f286f63697043c497f921df157686053fe379e328dd0392d73e9d8f

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
