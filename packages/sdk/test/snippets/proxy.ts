import { Atlas } from "@atlas-messaging/sdk";
import { ProxyAgent, fetch } from "undici";

const dispatcher = new ProxyAgent(process.env.HTTPS_PROXY ?? "");

export const atlas = new Atlas({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
