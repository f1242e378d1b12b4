import { WhatsAppAPI } from "whatsapp-api-js";
import { ActionButtons, Body, Button, Interactive, Text } from "whatsapp-api-js/messages";
import { type Connect, buttonWords } from "./client.ts";

export const connect: Connect = ({ origin, version, accessToken, appSecret, numberId }) => {
  // The client knows one address. Its own option takes the `fetch` of another network.
  const elsewhere = ((input: string | URL, init?: RequestInit) =>
    fetch(String(input).replace("https://graph.facebook.com", origin), init)) as typeof fetch;
  const api = new WhatsAppAPI({
    token: accessToken,
    appSecret,
    v: version,
    ponyfill: { fetch: elsewhere, subtle: crypto.subtle },
  } as never);
  const idOf = (answer: unknown): string => {
    const { messages, error } = answer as {
      readonly messages?: readonly { readonly id: string }[];
      readonly error?: object;
    };
    if (error) throw new Error(JSON.stringify(error));
    return messages?.[0]?.id ?? "";
  };
  return {
    text: async (to, body) => idOf(await api.sendMessage(numberId, to, new Text(body))),
    markRead: async (id) => void (await api.markAsRead(numberId, id)),
    upload: async (bytes) => {
      const form = new FormData();
      form.set("file", new Blob([bytes], { type: "image/png" }), "menu.png");
      const { id } = (await api.uploadMedia(numberId, form)) as { readonly id: string };
      return ((await api.retrieveMedia(id)) as { readonly mime_type: string }).mime_type;
    },
    buttons: async (to) => {
      const [six, seven] = buttonWords.map((title) => new Button(title, title)) as [Button, Button];
      return idOf(
        await api.sendMessage(numberId, to, new Interactive(new ActionButtons(six, seven), new Body("When?"))),
      );
    },
    template: null,
    isSigned: ({ raw, signature }) => api.verifyRequestSignature(raw, signature),
  };
};
