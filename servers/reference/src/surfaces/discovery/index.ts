/**
 * Discovery: agents, models, crawlers and people find the service here. Everything follows from the contract, the docs
 * and the deployment's own addresses; `generated/` is what contract and docs alone decide.
 */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { type Context, Problem, type Shell } from "@atlas-messaging/pipeline";
import { type Encoded, type Handler, type Relayed, relay } from "@atlas-messaging/server-stubs/handlers";
import { answerWith } from "./document.ts";
import type { Library } from "./library.ts";
import { siteOf } from "./site.ts";

const libraries = new WeakMap<Shell["hosts"], Promise<Library>>();

/** The texts take memory, so they are loaded when the first of them is asked for. */
const libraryOf = (shell: Shell): Promise<Library> => {
  const opened =
    libraries.get(shell.hosts) ?? import("./library.ts").then(({ Library: Made }) => new Made(siteOf(shell)));
  libraries.set(shell.hosts, opened);
  return opened;
};

const documentAt =
  <Id extends OperationId>(id: Id): Handler<Id, Context> =>
  async (_call, { shell, request }): Promise<Encoded<Id>> => {
    const { status, ...relayed } = answerWith((await libraryOf(shell)).at(operations[id].path), request);
    return relay(id, status, relayed);
  };

/** The operations of the contract that discovery fulfils. */
export const discovery = {
  "discovery.mcp": documentAt("discovery.mcp"),
  "discovery.agents": documentAt("discovery.agents"),
  "discovery.llms": documentAt("discovery.llms"),
  "discovery.llmsFull": documentAt("discovery.llmsFull"),
  "discovery.skill": documentAt("discovery.skill"),
  "discovery.openapi": documentAt("discovery.openapi"),
};

/** What discovery has at a path that is no operation's. */
export const findDocument = async (
  shell: Shell,
  request: Request,
  url: URL,
): Promise<(Relayed & { readonly status: number }) | null> => {
  const library = await libraryOf(shell);
  const hosts = library.hostsOf(url.pathname);
  const names = shell.separateHosts;
  if (!hosts.some((host) => names === null || names[host] === url.host)) return null;
  if (request.method === "GET" || request.method === "HEAD") return answerWith(library.at(url.pathname), request);
  throw new Problem("method_not_allowed", `${url.pathname} does not take ${request.method}, but GET, HEAD.`, {
    headers: { Allow: "GET, HEAD" },
  });
};
