import { bundleContract } from "../contract/bundle.ts";
import { compareContracts, reportComparison } from "./compare.ts";
import { readReleased, writeReleased } from "./released.ts";

const released = await readReleased();
const current = bundleContract();
const comparison = released && compareContracts(released, current);

if (comparison && comparison.breaking.length > 0) {
  console.error(`${reportComparison(comparison)}\nNot released: it would break the clients of the last release.`);
  process.exitCode = 1;
} else {
  await writeReleased(current);
  console.log(`Released the contract as ${current.info.version}.`);
}
