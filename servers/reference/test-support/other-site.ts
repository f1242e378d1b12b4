/** A page of another origin that tries to act in the console of whoever visits it. */
import { startReceiver } from "./receiver.ts";

/** Attempts of the page by name, with what it saw of the answer: null if the browser kept it. */
export type Tried = Readonly<Record<string, string | null>>;

const pageAt = (console: string): string => `<!doctype html><title>Elsewhere</title>
<iframe name="framed" src="${console}/console/inbox"></iframe><iframe name="sink"></iframe>
<form method="post" target="sink" enctype="text/plain" action="${console}/operator/developers/apps">
  <input name='{"name":"By a form","x":"' value='"}'></form>
<script>
const kept = async (asked) => { try { const answer = await asked; return answer.type === "opaque" ? null : await answer.text(); } catch { return null; } };
const send = (path, init) => kept(fetch("${console}" + path, { credentials: "include", ...init }));
const app = (name) => JSON.stringify({ name });
globalThis.attack = async () => {
  const answered = new Promise((resolve) => document.querySelector("[name=sink]").addEventListener("load", resolve));
  document.forms[0].submit();
  const opened = window.open("${console}/console/inbox");
  const tried = {
    read: await send("/operator/sessions/current"),
    "read with the header": await send("/operator/conversations", { headers: { "X-Atlas-Console": "1" } }),
    "plain post": await send("/operator/developers/apps", { method: "POST", mode: "no-cors", body: app("Plain") }),
    "json post": await send("/operator/developers/apps", { method: "POST", headers: { "content-type": "application/json" }, body: app("Json") }),
    "post with the header": await send("/operator/developers/apps", { method: "POST", headers: { "content-type": "application/json", "X-Atlas-Console": "1" }, body: app("Header") }),
    "sign out": await send("/operator/sessions", { method: "DELETE" }),
    "read the page": await send("/console/inbox"),
  };
  await answered;
  // Until it has left the empty page that a window begins with, whose document is the opener's own.
  const isEmpty = () => { try { return !opened.closed && opened.location.href === "about:blank"; } catch { return false; } };
  while (isEmpty()) await new Promise((resolve) => setTimeout(resolve, 20));
  const look = (read) => { try { return String(read()); } catch { return null; } };
  tried["look into the frame"] = look(() => frames.framed.document.body.innerText || null);
  tried["look into the window"] = look(() => opened.document.body.innerText);
  tried["read the answer to the form"] = look(() => frames.sink.document.body.innerText || null);
  return tried;
};
</script>`;

export const startOtherSite = (console: string) =>
  startReceiver((_, response) => void response.setHeader("content-type", "text/html").end(pageAt(console)));
