// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 af96ed66b55f038f54fa96235988c19c491195a50ae91014f8b9bbc325debbbb

/** The version of the contract (interface specification, Versioning 6). */
export const contractVersion = "0.1.0-preview";
