/**
 * `npm run contract:release`: takes the contract as the one that later ones are held to, under the number of the next release,
 * and writes what has changed into its changelog. `--anew` takes it though it breaks the last one, as before anything was published.
 */
import { readFile, writeFile } from "node:fs/promises";
import { changesAsText, diffContracts, summarizeChanges } from "@atlas-messaging/contract/diff";
import { bundleContract } from "../contract/bundle.ts";
import { CONTRACT_ENTRY } from "../contract/location.ts";
import { entryOf, withEntry } from "./changelog.ts";
import { numberContract, numberOf, readReleased, writeReleased } from "./released.ts";

const changelog = new URL("../../../../docs/contract-changes.md", import.meta.url);
const manifest = new URL("../../../contract/package.json", import.meta.url);

const { version }: { readonly version: string } = JSON.parse(await readFile(manifest, "utf8"));
const number = numberOf(version);
const entry = await readFile(CONTRACT_ENTRY, "utf8");
const released = await readReleased();
const changes = released ? diffContracts(released, bundleContract()) : [];
const breaking = changes.filter(({ effect }) => effect === "breaking");

if (breaking.length > 0 && !process.argv.includes("--anew")) {
  console.error(`${changesAsText(breaking)}\nNot released: it would break the clients of the last release.`);
  process.exitCode = 1;
} else {
  await writeFile(CONTRACT_ENTRY, numberContract(entry, number));
  const contract = bundleContract();
  if (released && released.info.version !== number)
    await writeFile(changelog, withEntry(await readFile(changelog, "utf8"), entryOf(changes, contract)));
  await writeReleased(contract);
  console.log(`Released the contract as ${number}: ${summarizeChanges(changes)}`);
}
