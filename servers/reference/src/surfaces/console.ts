/** Serves the pages of the console at `{console_url}/console`, built from source at the first request. */
import type { Asset, ConsolePages, PageSettings } from "@atlas-messaging/console";
import { type Arrived, urlOf } from "@atlas-messaging/service/pipeline/request";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { countPage } from "@atlas-messaging/service/pipeline/limit";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { type Surface, answerSurface } from "@atlas-messaging/service/pipeline/surface";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import type { Services } from "../services/services.ts";

export const consolePaths = ["/console", "/console/*"] as const;

/** Serves the pages on the console's host; null on others. */
export const createConsole = (services: Services) => {
  const find = finder(services);
  const surface: Surface = {
    limit: null,
    answer: async (context) => {
      await countPage(context);
      return answer(context, await find());
    },
  };
  return async (http: Arrived): Promise<Response | null> => {
    const { separateHosts } = services;
    const isHere = separateHosts === null || urlOf(http.request).host === separateHosts.console;
    return isHere ? answerSurface(services, http, surface) : null;
  };
};

/** Builds the pages once, and again if that failed. */
const finder = (services: Services) => {
  let found: Promise<ConsolePages> | undefined;
  const open = async (): Promise<ConsolePages> => {
    // The bundler and the sources of the pages are loaded for them alone.
    const { openConsole } = await import("@atlas-messaging/console");
    return openConsole(await settingsOf(services));
  };
  return async (): Promise<ConsolePages> => {
    try {
      return await (found ??= open());
    } catch (error) {
      found = undefined;
      services.logger.warn({ err: error }, "the console cannot be built");
      throw new Problem("unavailable", "The console is not available; its API at /operator is.");
    }
  };
};

const settingsOf = async ({ store, settings, hosts, ...services }: Services): Promise<PageSettings> => ({
  environment: settings.environment,
  singleSignOn: settings.identityProvider !== null,
  signUp: settings.signUp === "open" || (settings.signUp === "first" && !(await store.hasOrganizations())),
  sendsMail: services.sendsMail === true,
  freshSandbox: settings.environment !== "production" && services.separateHosts === null,
  apiUrl: hosts.api,
});

const answer = ({ request, url }: Context, { page, assets }: ConsolePages): Answer => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new Problem("method_not_allowed", `${url.pathname} does not take ${request.method}, but GET, HEAD.`, {
      headers: { Allow: "GET, HEAD" },
    });
  }
  const asset = url.pathname.startsWith("/console/assets/") ? assets.get(url.pathname) : page;
  if (!asset) throw new Problem("not_found", `There is nothing at ${url.pathname}.`);
  return relay(null, 200, encoded(asset, request));
};

const encoded = ({ contentType, bytes, gzipped, headers }: Asset, request: Request) => {
  const zips = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const body = new Blob([zips ? gzipped : bytes]).stream();
  const encoding: { readonly [name: string]: string } = zips ? { "content-encoding": "gzip" } : {};
  return { contentType, body, headers: { ...headers, ...encoding, vary: "Accept-Encoding" } };
};
