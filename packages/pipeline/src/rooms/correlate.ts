import type { LimitName } from "@atlas-messaging/contract";
import type { Http } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Context, KnownOperation } from "./context.ts";

const wellFormed = /^[\w.:-]{8,128}$/;

/** A request as it arrives. Paths outside the contract have no parameters. */
export type Arrived = Omit<Http, "params"> & Partial<Pick<Http, "params">>;

/** Creates the context of a request. A well-formed `X-Request-Id` of the caller is kept. */
export const correlate = <Own extends Shell>(
  shell: Own,
  operation: KnownOperation | null,
  http: Arrived,
  limitClass: LimitName = operation?.limit ?? "public",
): Context<Own> => {
  const asked = http.request.headers.get("x-request-id");
  return {
    shell,
    request: http.request,
    url: http.url ?? urlOf(http.request),
    params: http.params ?? noParams,
    get clientAddress() {
      return http.clientAddress;
    },
    requestId: asked !== null && wellFormed.test(asked) ? asked : shell.newId(),
    startedAt: shell.clock.now(),
    operation,
    limitClass,
    headers: {},
    cookies: [],
    principal: null,
    concluded: false,
    limit: null,
    input: null,
    bodyText: null,
    span: null,
  };
};

const noParams = {};

/** An invalid or missing Host makes a URL that does not parse; its path and query still count. */
export const urlOf = ({ url }: Request): URL =>
  URL.parse(url) ?? URL.parse(url.replace(/^[a-z]+:\/\/[^/]*/i, ""), nowhere) ?? new URL(nowhere);

const nowhere = "http://host.invalid";
