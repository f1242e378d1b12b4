/** Parts of the server that the package carries: the files of website and console, and the process that reads documents. */

/** Time to read a document. A busy machine may take minutes. */
const patience = 300_000;

const page = "<h1>Hours</h1><p>We are open from nine to five on weekdays. On Sundays the shop is closed all year.</p>";

/** Returns a line for the report. @throws {Error} if a part is missing */
export const tellServerParts = async (url: string): Promise<string> => {
  const assets = await assetsOf(url);
  return `${assets} files of website and console, a document ${await readDocument(url)}`;
};

const assetsOf = async (url: string): Promise<number> => {
  const linked = [...(await linkedFrom(`${url}/docs/start`)), ...(await linkedFrom(`${url}/console`))];
  const paths = new Set([
    ...linked,
    "/docs/assets/sandbox.js",
    "/docs/assets/search.json",
    "/docs/images/overview.svg",
  ]);
  for (const path of paths) await found(url + path);
  return paths.size;
};

/** @throws {Error} if the page has none */
const linkedFrom = async (url: string): Promise<readonly string[]> => {
  const html = await (await found(url)).text();
  const linked = html.match(/\/(?:docs|console)\/assets\/[\w.]+/g) ?? [];
  if (linked.length === 0) throw new Error(`${url} has no scripts and no style.`);
  return linked;
};

interface Known {
  readonly document: { readonly id: string; readonly status: string };
}

const readDocument = async (url: string): Promise<string> => {
  const { token } = await data<{ token: string }>(`${url}/sandbox/credentials`);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const content = Buffer.from(page).toString("base64");
  const body = { title: "Hours", source_type: "document", filename: "hours.html", media_type: "text/html", content };
  const created = { method: "POST", headers, body: JSON.stringify(body) };
  const { document } = await data<Known>(`${url}/v1/atlas/knowledge`, created);
  let known = document;
  for (const end = Date.now() + patience; Date.now() < end && known.status !== "failed"; await Bun.sleep(100)) {
    known = (await data<Known>(`${url}/v1/atlas/knowledge/${document.id}`, { headers })).document;
    if (known.status === "indexed") return known.status;
  }
  throw new Error(`The server has not read a document: ${JSON.stringify(known)}`);
};

const found = async (url: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response;
};

/** The caller names the members that the contract promises. */
const data = async <Data>(url: string, init?: RequestInit): Promise<Data> =>
  ((await (await found(url, init)).json()) as { data: Data }).data;
