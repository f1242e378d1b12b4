import { Atlas, type OAuthTokens, oauthToken } from "@atlas-messaging/sdk";
import { fetchReceiver } from "@atlas-messaging/webhooks";

const baseUrl = process.env.ATLAS_BASE_URL ?? "http://127.0.0.1:4100";

/** An organization that has consented. In your app, a row of the database with both secrets encrypted. */
interface Installation {
  readonly atlas: Atlas;
  readonly receive: (request: Request) => Promise<Response>;
}

const installations = new Map<string, Installation>();

const refresh = async (refresh_token: string) => {
  const client_id = process.env.ATLAS_CLIENT_ID ?? "";
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id, refresh_token });
  const answer = await fetch(`${baseUrl}/oauth/token`, { method: "POST", body });
  if (!answer.ok) throw new Error(`The consent has ended: ${answer.status}.`);
  return answer.json();
};

/** Keeps the tokens of a consent under a name of yours, and subscribes a webhook of its own. */
export const install = async (shop: string, tokens: OAuthTokens): Promise<void> => {
  let kept = tokens;
  const store = { load: async () => kept, save: async (next: OAuthTokens) => void (kept = next) };
  const atlas = new Atlas({ baseUrl, token: oauthToken({ refresh, store }) });
  const webhook = await atlas.webhooks.create({
    url: `https://app.example/webhooks/atlas/${shop}`,
    events: ["conversation.message_received"],
  });
  const receive = fetchReceiver({
    secret: () => webhook.secret,
    on: { "conversation.message_received": ({ message }) => console.log(shop, message.id) },
  });
  installations.set(shop, { atlas, receive });
};

/** Returns the client of one organization, with a token and limits of its own. */
export const clientOf = (shop: string): Atlas => {
  const found = installations.get(shop);
  if (!found) throw new Error(`${shop} has not installed the app.`);
  return found.atlas;
};

/** Takes a delivery at the path of one organization. Only that organization's secret verifies it. */
export const receive = async (shop: string, request: Request): Promise<Response> =>
  (await installations.get(shop)?.receive(request)) ?? new Response(null, { status: 404 });
