import { readFile, writeFile } from "node:fs/promises";
import { Atlas, type OAuthTokens, oauthToken } from "@atlas-messaging/sdk";

const file = process.env.ATLAS_TOKENS ?? "tokens.json";

const store = {
  load: async (): Promise<OAuthTokens> => JSON.parse(await readFile(file, "utf8")),
  save: (tokens: OAuthTokens) => writeFile(file, JSON.stringify(tokens), { mode: 0o600 }),
};

const refresh = async (refresh_token: string) => {
  const client_id = process.env.ATLAS_CLIENT_ID ?? "";
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id, refresh_token });
  const answer = await fetch(`${process.env.ATLAS_BASE_URL}/oauth/token`, { method: "POST", body });
  if (!answer.ok) throw new Error(`The consent has ended: ${answer.status}.`);
  return answer.json();
};

export const atlas = new Atlas({ token: oauthToken({ refresh, store }) });
