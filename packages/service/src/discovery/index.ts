/**
 * Discovery documents for agents, models, crawlers and people. They follow from the contract, the docs and the
 * deployment's addresses; `generated/` depends on contract and docs alone.
 */
import { type Host, type OperationId, operations } from "@atlas-messaging/contract";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { type Direct, direct } from "../pipeline/handler.ts";
import { Problem } from "../pipeline/problem.ts";
import type { Shell } from "../pipeline/services.ts";
import type { Search } from "./directory.ts";
import type { Document, PageParts, Site } from "../pipeline/website.ts";
import {
  type DocumentAnswer,
  answerWith,
  asksForHtml,
  leadingTo,
  missingWith,
  prefersMarkdown,
  text,
  twinOf,
} from "./html.ts";
import { about } from "./generated/about.ts";
import { favicon, faviconPath } from "./favicon.ts";
import { day } from "../core/time.ts";
import { siteOf } from "./site.ts";

type Opened = Awaited<ReturnType<typeof open>>;

const opened = new WeakMap<Shell["hosts"], Promise<Opened>>();

/** The texts take memory, so the first request for one loads them. */
const open = async (shell: Shell) => {
  const [{ Library }, pages, website] = await Promise.all([
    import("./library.ts"),
    import("./directory.ts"),
    shell.website?.(),
  ]);
  return { library: new Library(siteOf(shell), website), pages };
};

const openedFor = (shell: Shell): Promise<Opened> => {
  const found = opened.get(shell.hosts) ?? open(shell);
  opened.set(shell.hosts, found);
  // The next request tries again.
  found.catch(() => opened.delete(shell.hosts));
  return found;
};

const documentAt = <Id extends OperationId>(id: Id): Direct<Id, Shell> =>
  answering(id, async (shell, request) => {
    const { library } = await openedFor(shell);
    return library.at(pathFor(operations[id].path, library, request));
  });

const answering = <Id extends OperationId>(
  id: Id,
  find: (shell: Shell, request: Request, query: object) => Promise<Document>,
): Direct<Id, Shell> =>
  direct(id, async ({ query }, { shell, request }): Promise<Answer<Id>> => {
    const { library } = await openedFor(shell);
    const document = await find(shell, request, query);
    const { status, ...parts } = answerWith(document, request, library.etagOf(document, shell.sha256));
    return relay(id, status, parts);
  });

/** Returns the path of the page, or of its Markdown for clients that prefer it. */
const pathFor = (path: string, library: Opened["library"], request: Request): string =>
  library.has(twinOf(path)) && prefersMarkdown(request) ? twinOf(path) : path;

/** Operations of the section `discovery`. */
export const discovery = {
  "discovery.mcp": documentAt("discovery.mcp"),
  "discovery.agents": documentAt("discovery.agents"),
  "discovery.llms": documentAt("discovery.llms"),
  "discovery.llmsFull": documentAt("discovery.llmsFull"),
  "discovery.skill": documentAt("discovery.skill"),
  "discovery.openapi": documentAt("discovery.openapi"),
  "discovery.developersPage": documentAt("discovery.developersPage"),
  "discovery.changelogPage": documentAt("discovery.changelogPage"),
  "discovery.agentsPage": answering("discovery.agentsPage", async (shell, request, query) => {
    const { library, pages } = await openedFor(shell);
    const search: Search = { q: "", category: "", offset: 0, ...query };
    const make = prefersMarkdown(request) ? pages.directoryMarkdown : pages.directoryPage;
    return library.leadingOn(await make(shell, library, search));
  }),
};

/** Markdown of the directory. Its page is an operation, and both depend on the query. */
const directoryTwin = twinOf(operations["discovery.agentsPage"].path);

const securityPath = "/.well-known/security.txt";

/** Says where to report a weakness (RFC 9116): to who runs the deployment, or else to who wrote the program. */
const securityTxt = ({ settings, hosts, clock }: Shell): string =>
  [
    `Contact: ${settings.securityContact ?? `${about.repository}/security/advisories/new`}`,
    // The same all day, so that its ETag holds.
    `Expires: ${new Date(clock.now() - (clock.now() % day) + 180 * day).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${hosts.site}${securityPath}`,
    `Policy: ${about.repository}/blob/main/SECURITY.md`,
    "",
  ].join("\n");

/** Returns the document at a path that belongs to no operation; null if there is none. */
export const findDocument = async (shell: Shell, request: Request, url: URL): Promise<DocumentAnswer | null> => {
  const { pathname: path } = url;
  const isReading = request.method === "GET" || request.method === "HEAD";
  // Asked for beside an answer of any operation, so it loads nothing.
  if (path === faviconPath && isReading)
    return answerWith(favicon, request, `"${shell.sha256(favicon.body).slice(0, 32)}"`);
  const { library, pages } = await openedFor(shell);
  const names = shell.separateHosts;
  const isOn = (host: Host): boolean => names === null || names[host] === url.host;
  const isServed = (at: string): boolean =>
    at === securityPath || (at === directoryTwin ? isOn("site") : library.hostsOf(at).some(isOn));
  if (!isServed(path)) {
    const plain = path.replace(/\/+$/, "");
    if (isReading && isServed(plain)) return leadingTo(plain + url.search);
    const isPage = path.startsWith("/docs/") && isOn("site") && request.method === "GET" && asksForHtml(request);
    return isPage ? missingWith(await library.page(missingPage)) : null;
  }
  if (!isReading) {
    throw new Problem("method_not_allowed", `${path} does not take ${request.method}, but GET, HEAD.`, {
      headers: { Allow: "GET, HEAD" },
    });
  }
  if (path === securityPath) {
    const document = text(securityTxt(shell));
    return answerWith(document, request, library.etagOf(document, shell.sha256));
  }
  const document =
    path === directoryTwin
      ? library.leadingOn(await pages.directoryMarkdown(shell, library, searchOf(url.searchParams)))
      : await library.at(pathFor(path, library, request));
  return answerWith(document, request, library.etagOf(document, shell.sha256));
};

/** Clamps values out of bounds: this path is no operation, so it refuses nothing. */
const searchOf = (asked: URLSearchParams): Search => ({
  q: wordsOf(asked.get("q"), 200),
  category: wordsOf(asked.get("category"), 64),
  offset: Math.min(Math.max(0, Math.trunc(Number(asked.get("offset"))) || 0), 100_000),
});

const wordsOf = (given: string | null, maxLength: number): string =>
  (given ?? "").replaceAll("\0", "").slice(0, maxLength);

/** Shown to people at an address of the documentation that has no page. */
export const missingPage: PageParts = {
  path: null,
  title: "Page not found",
  description: "There is no page at this address.",
  main: {
    markdown:
      "# Page not found\n\nThere is no page at this address. Search, or start [at the beginning](/docs). Every page is listed in [llms.txt](/llms.txt).\n",
  },
};

// Deployment-specific input of the discovery documents.

export type { Site };
