import { bundleContract } from "../contract/bundle.ts";
import { compareContracts, reportComparison } from "./compare.ts";
import { readReleased } from "./released.ts";

const released = await readReleased();
if (released) {
  const comparison = compareContracts(released, bundleContract());
  console.log(reportComparison(comparison));
  if (comparison.breaking.length > 0) {
    console.error("A breaking change needs a new major version of the path (interface specification, Versioning).");
    process.exitCode = 1;
  }
} else {
  console.error("spec/released/atlas.json is missing, so nothing guards the contract. Write it with release.ts.");
  process.exitCode = 1;
}
