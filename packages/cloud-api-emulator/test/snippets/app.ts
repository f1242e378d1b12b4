/** The smallest app that answers a customer. */
import type { Emulator } from "@atlas-messaging/cloud-api-emulator";

export const createApp = (
  { numberId, accessToken }: Emulator["credentials"],
  send: (request: Request) => Promise<Response>,
) => ({
  fetch: async (request: Request): Promise<Response> => {
    const [message] = (await request.json()).entry[0].changes[0].value.messages ?? [];
    if (message) {
      const body = { messaging_product: "whatsapp", to: message.from, type: "text", text: { body: "Until six." } };
      const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
      const address = `https://graph.facebook.com/v26.0/${numberId}/messages`;
      await send(new Request(address, { method: "POST", headers, body: JSON.stringify(body) }));
    }
    return new Response();
  },
});
