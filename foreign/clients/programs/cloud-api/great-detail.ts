import Client from "@great-detail/whatsapp";
import { type Connect, buttonWords } from "./client.ts";

export const connect: Connect = ({ origin, version, accessToken, appSecret, numberId, accountId }) => {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const client = new Client({ baseUrl: origin, graphVersion: version as "v26.0", request: { headers, retry: 0 } });
  const phoneNumberID = numberId;
  const send = async (message: object): Promise<string> => {
    const answer = await client.message.createMessage({ phoneNumberID, ...message } as never).json();
    return answer.messages[0]?.id ?? "";
  };
  /** The client leaves the body of a refusal to its caller. */
  const told = async (error: unknown): Promise<never> => {
    const { response, data } = error as { readonly response?: Response; readonly data?: unknown };
    throw new Error(JSON.stringify(data ?? (await response?.json().catch(() => String(error)))));
  };
  return {
    text: (to, body) => send({ to, type: "text", text: { body } }).catch(told),
    markRead: async (message_id) => {
      await client.message.createStatus({ phoneNumberID, status: "read", message_id } as never).json();
    },
    upload: async (bytes) => {
      const file = new Blob([bytes], { type: "image/png" });
      const { id } = await client.media
        .upload({ phoneNumberID, file, filename: "menu.png", mimeType: "image/png" })
        .json();
      return (await client.media.getURL({ mediaID: id, phoneNumberID }).json()).mime_type;
    },
    buttons: (to) =>
      send({
        to,
        type: "interactive",
        interactive: {
          type: "button",
          body: { text: "When?" },
          action: { buttons: buttonWords.map((title) => ({ type: "reply", reply: { id: title, title } })) },
        },
      }),
    template: async (name) => {
      const components = [{ type: "BODY", text: "It is ready." }];
      await client.template
        .create(accountId, { name, language: "en_US", category: "UTILITY", components } as never)
        .json();
      const { data } = await client.template.list(accountId, {} as never).json();
      return data.map((each: { readonly name?: string }) => each.name ?? "");
    },
    isSigned: async ({ raw, signature }) => {
      const headers = { "x-hub-signature-256": signature };
      const { checkSignature } = await client.webhook.eventNotification({
        method: "POST",
        query: {},
        headers,
        body: raw,
      } as never);
      return checkSignature(appSecret);
    },
  };
};
