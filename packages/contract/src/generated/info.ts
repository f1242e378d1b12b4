// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 68614f781ea83e0a327d1199a831d968ed829d18ac94356a9f12676200b33142

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
