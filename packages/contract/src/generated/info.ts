// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 0114057e4d0fe3e4eff38bd495f38424e964b8f85494303c322b485d46f43c54

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
