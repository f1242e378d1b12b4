import { WhatsAppClient } from "@kapso/whatsapp-cloud-api";
import { verifySignature } from "@kapso/whatsapp-cloud-api/server";
import { type Connect, buttonWords } from "./client.ts";

export const connect: Connect = ({ origin, version, accessToken, appSecret, numberId, accountId }) => {
  const client = new WhatsAppClient({ accessToken, baseUrl: origin, graphVersion: version });
  const phoneNumberId = numberId;
  const idOf = ({ messages }: { readonly messages: readonly { readonly id: string }[] }): string =>
    messages[0]?.id ?? "";
  return {
    text: async (to, body) => idOf(await client.messages.sendText({ phoneNumberId, to, body })),
    markRead: async (messageId) => void (await client.messages.markRead({ phoneNumberId, messageId })),
    upload: async (bytes) => {
      const file = new Blob([bytes], { type: "image/png" });
      const { id } = await client.media.upload({ phoneNumberId, type: "image/png", file, fileName: "menu.png" });
      return (await client.media.get({ mediaId: id, phoneNumberId })).mimeType ?? "";
    },
    buttons: async (to) => {
      const buttons = buttonWords.map((title) => ({ id: title, title }));
      return idOf(await client.messages.sendInteractiveButtons({ phoneNumberId, to, bodyText: "When?", buttons }));
    },
    template: async (name) => {
      const components = [{ type: "BODY", text: "It is ready." }];
      const businessAccountId = accountId;
      await client.templates.create({ businessAccountId, name, language: "en_US", category: "UTILITY", components });
      return (await client.templates.list({ businessAccountId })).data.map((each) => each.name);
    },
    isSigned: async ({ raw, signature }) => verifySignature({ appSecret, rawBody: raw, signatureHeader: signature }),
  };
};
