/**
 * Lets pages of listed origins call the tool server and the OAuth endpoints that programs call (CORS). Both take bearer
 * tokens and no cookie, so a page can do no more than a program with the same token.
 */
import { operations } from "@atlas-messaging/contract";
import { isAllowedOrigin } from "@atlas-messaging/service/pipeline/trusted-hosts";
import type { Services } from "../services/services.ts";

const paths: readonly string[] = [
  operations["toolServer.call"].path,
  "/oauth/token",
  "/oauth/revoke",
  "/oauth/register",
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource",
  `/.well-known/oauth-protected-resource${operations["toolServer.call"].path}`,
];

const lists = {
  methods: "GET, POST",
  headers:
    "Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Request-Id, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name",
  exposed: "Mcp-Session-Id, Retry-After, WWW-Authenticate, X-Request-Id, Idempotent-Replayed",
};

const keptSeconds = 600;

const originOf = ({ settings }: Pick<Services, "settings">, request: Request): string | null => {
  const origin = request.headers.get("origin");
  if (origin === null || !isAllowedOrigin(settings, origin)) return null;
  return paths.includes(URL.parse(request.url)?.pathname ?? "") ? origin : null;
};

/** Answers the preflight of an allowed page; null for any other request. */
export const answerPreflight = (services: Pick<Services, "settings">, request: Request): Response | null => {
  if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method")) return null;
  const origin = originOf(services, request);
  if (origin === null) return null;
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": origin,
      "access-control-allow-methods": lists.methods,
      "access-control-allow-headers": lists.headers,
      "access-control-max-age": String(keptSeconds),
      vary: "Origin",
    },
  });
};

/** Lets an allowed page read an answer. */
export const readableAcross = async (
  services: Pick<Services, "settings">,
  request: Request,
  answering: Promise<Response>,
): Promise<Response> => {
  const answer = await answering;
  const origin = originOf(services, request);
  if (origin === null) return answer;
  answer.headers.set("access-control-allow-origin", origin);
  answer.headers.set("access-control-expose-headers", lists.exposed);
  answer.headers.append("vary", "Origin");
  return answer;
};
