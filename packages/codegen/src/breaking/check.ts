import { changesAsText, diffContracts, summarizeChanges } from "@atlas-messaging/contract/diff";
import { bundleContract } from "../contract/bundle.ts";
import { readReleased } from "./released.ts";

const released = await readReleased();
if (released) {
  const changes = diffContracts(released, bundleContract());
  const breaking = changes.filter(({ effect }) => effect === "breaking");
  if (breaking.length > 0) {
    console.log(changesAsText(breaking));
    console.error("A breaking change needs a new major version of the path (interface specification, Versioning).");
    process.exitCode = 1;
  } else console.log(`${summarizeChanges(changes)} Since ${released.info.version}.`);
} else {
  console.error("spec/released/atlas.json is missing, so nothing guards the contract. Write it with release.ts.");
  process.exitCode = 1;
}
