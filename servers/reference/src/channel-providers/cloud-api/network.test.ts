/** The service and the emulator agree about the network. */
import { readFile } from "node:fs/promises";
import {
  callbackFields,
  errorCodes,
  interactiveKinds,
  receivedKinds,
  sentKinds,
  statuses,
} from "@atlas-messaging/cloud-api-emulator/network";
import { providerError } from "@atlas-messaging/service/channels/provider-errors";
import { expect, test } from "vitest";

/** Codes of the network without a consequence of their own: they concern no message that we send. */
const others = ["130497", "131052"];

test("each code of the network has a consequence of its own", () => {
  const unknown = Object.keys(errorCodes).filter(
    (code) => providerError(400, Number(code)).failure === "provider_error",
  );
  expect(unknown).toEqual(others);
});

test("the page of channels says what becomes of each kind of the network", async () => {
  const page = await readFile(new URL("../../../../../docs/channels.md", import.meta.url), "utf8");
  const [, table = ""] = page.split("### Kinds");
  const kinds = [...sentKinds, ...receivedKinds, ...interactiveKinds, ...statuses, ...callbackFields];
  const named = kinds.filter((kind) => kind !== "messages" && !table.includes(`\`${kind}\``));
  expect(named).toEqual([]);
});
