/** What a sandbox organization knows (interface specification, Discovery and sandbox). */
export { sandboxCorpus } from "./generated/sandbox-corpus.ts";
