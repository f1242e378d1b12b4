import { asPrincipal } from "@atlas-messaging/query";
import { Atlas } from "@atlas-messaging/sdk";

export const phone_number = "+15550100001";

/** Server and page name the same principal, so the page finds the answers that the server asked for. */
export const principal = "member:42";

/** Client of the page: it has no token, and calls its own server, which adds one. */
export const pageAtlas = (): Atlas => asPrincipal(new Atlas({ baseUrl: `${location.origin}/atlas` }), principal);

/** Options of the query client: what the server read is fresh for a minute, so the page does not ask again at once. */
export const defaultOptions = { queries: { staleTime: 60_000 } };

/** Returns the page's document. A `<` in the state would otherwise end its script. */
export const documentOf = (html: string, state: unknown, head = ""): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Inbox</title>${head}</head>` +
  `<body><div id="app">${html}</div>` +
  `<script type="application/json" id="state">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>` +
  `<script type="module" src="/browser.js"></script></body></html>`;

export const stateOfPage = (): object => JSON.parse(document.querySelector("#state")?.textContent ?? "{}");

export const app = (): Element => {
  const found = document.querySelector("#app");
  if (!found) throw new Error("The document has no #app.");
  return found;
};
