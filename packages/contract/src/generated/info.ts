// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c59807025b22bad5ca845ccc2eb683cb21093296328c9e9a91920c8c1b591f33

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
