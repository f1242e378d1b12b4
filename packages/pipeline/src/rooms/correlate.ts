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
): Context<Own> => new RequestContext(shell, operation, http, limitClass);

/** A getter of an object literal would give each context a shape of its own, which costs more than a whole room. */
class RequestContext<Own extends Shell> implements Context<Own> {
  readonly shell: Own;
  readonly request: Request;
  readonly url: URL;
  readonly params: Context["params"];
  readonly requestId: string;
  readonly startedAt: number;
  readonly operation: KnownOperation | null;
  readonly limitClass: LimitName;
  readonly headers: Context["headers"] = {};
  readonly cookies: string[] = [];
  principal: Context["principal"] = null;
  concluded = false;
  limit: Context["limit"] = null;
  input: Context["input"] = null;
  bodyText: string | null = null;
  span: Context["span"] = null;
  readonly #http: Arrived;

  constructor(shell: Own, operation: KnownOperation | null, http: Arrived, limitClass: LimitName) {
    const asked = http.request.headers.get("x-request-id");
    this.shell = shell;
    this.request = http.request;
    this.url = http.url ?? urlOf(http.request);
    this.params = http.params ?? noParams;
    this.requestId = asked !== null && wellFormed.test(asked) ? asked : shell.newId();
    this.startedAt = shell.clock.now();
    this.operation = operation;
    this.limitClass = limitClass;
    this.#http = http;
  }

  /** Looked up when it is asked for: few requests need it. */
  get clientAddress(): string | null {
    return this.#http.clientAddress;
  }
}

const noParams = {};

/** An invalid or missing Host makes a URL that does not parse; its path and query still count. */
export const urlOf = ({ url }: Request): URL =>
  URL.parse(url) ?? URL.parse(url.replace(/^[a-z]+:\/\/[^/]*/i, ""), nowhere) ?? new URL(nowhere);

const nowhere = "http://host.invalid";
