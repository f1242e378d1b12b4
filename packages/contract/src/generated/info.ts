// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 6a1901d36054939e0ea0f9f787d8727247c233c98325dbf80ac8071ca3f04a32

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
