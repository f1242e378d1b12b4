import type { LimitName } from "@atlas-messaging/contract";
import type { Shell } from "../shell.ts";
import type { Call, KnownOperation } from "./call.ts";

const wellFormed = /^[\w.:-]{8,128}$/;

/** Gives the request its id, the caller's own when it is well-formed, and the address that it came from. */
export const correlate = (
  { newId, clock }: Pick<Shell, "newId" | "clock">,
  operation: KnownOperation | null,
  http: { readonly request: Request; readonly url?: URL; readonly clientAddress: string | null },
  limitClass: LimitName = operation?.limit ?? "public",
): Call => {
  const { headers } = http.request;
  const asked = headers.get("x-request-id");
  return {
    request: http.request,
    url: http.url ?? urlOf(http.request),
    get clientAddress() {
      return http.clientAddress;
    },
    requestId: asked !== null && wellFormed.test(asked) ? asked : newId(),
    operation,
    principal: null,
    confirmed: false,
    startedAt: clock.now(),
    limitClass,
    limit: null,
    told: {},
    span: null,
  };
};

/** A Host that is none, or is missing, leaves a URL that does not parse; its path and query still count. */
export const urlOf = ({ url }: Request): URL =>
  URL.parse(url) ?? URL.parse(url.replace(/^[a-z]+:\/\/[^/]*/i, ""), nowhere) ?? new URL(nowhere);

const nowhere = "http://host.invalid";
