/** The contract, read once for all tests of a worker: to bundle it takes a second of CPU. */
import { SPEC_FOLDER } from "../src/contract/location.ts";
import { readContract } from "../src/generate/contract-source.ts";

export const contract = await readContract(SPEC_FOLDER);
