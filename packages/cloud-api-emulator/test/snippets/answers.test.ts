import { createEmulator, manualClock } from "@atlas-messaging/cloud-api-emulator";
import { expect, test } from "vitest";

test("a customer gets an answer", async () => {
  const network = createEmulator({ clock: manualClock("2026-11-30T09:00:00Z") });
  const { numberId, accessToken } = network.credentials;
  const ada = network.phone("+491711234567", { name: "Ada" });

  await ada.says("Are you open?");
  const answer = { messaging_product: "whatsapp", to: ada.waId, type: "text", text: { body: "Until six." } };
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const address = `https://graph.facebook.com/v26.0/${numberId}/messages`;
  await network.fetch(new Request(address, { method: "POST", headers, body: JSON.stringify(answer) }));
  await network.settled();

  expect(ada.messages().at(-1)).toMatchObject({ from: "business", status: "delivered" });
});
