// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 2d52f899bcab35cc33178ae0223f66cc7d252a1c8ae2eff4d62c9e50af9fc6bd

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
