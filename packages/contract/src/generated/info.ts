// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 32969b1a97100569b9694daab128a99e8de802af80305675c287bc25219f3228

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
