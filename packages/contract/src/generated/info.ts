// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 59afb21a1fa8065916c8153e342009cc5cf6d2886eb772bb9eb223ed0fd7c955

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
