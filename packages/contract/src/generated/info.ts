// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3bdac92aceb4551b9e15dc80b05190af9096a61827a53ebf8560f31f9738e56b

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
