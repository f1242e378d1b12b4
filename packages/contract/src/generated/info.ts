// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 1bd52603fe6650c18188db150b301ffff2bb73925e5764d7f5852940a79ae759

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
