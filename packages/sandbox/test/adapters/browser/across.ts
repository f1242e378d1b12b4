/** Program of a page that calls the sandbox's command across origins, with the SDK alone. */
import { Atlas, AtlasError } from "@atlas-messaging/sdk";

export const playAcross = async (baseUrl: string, token: string): Promise<unknown> => {
  const atlas = new Atlas({ token, baseUrl });
  const message = { phone_number: "+15550100001", text: "Grüße 🙂", idempotency_key: "order-1" };
  const sent = await atlas.messages.send(message);
  const again = await atlas.messages.send(message);
  const hook = await atlas.webhooks.create({ url: "https://shop.example/hook", events: ["message.delivered"] });
  await atlas.webhooks.delete(hook.id);
  const refused: unknown = await atlas.channels.get("nothing").catch((error: unknown) => error);
  const credentials: unknown = await fetch(`${baseUrl}/sandbox/credentials`, { method: "POST" }).catch(() => "kept");
  return {
    isReplayed: again.message_id === sent.message_id,
    refused:
      refused instanceof AtlasError ? [refused.code, refused.status, refused.requestId !== null] : String(refused),
    credentials,
  };
};
