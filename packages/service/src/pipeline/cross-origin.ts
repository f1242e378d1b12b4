/**
 * Lets pages of allowed origins call what takes a bearer token and no cookie (CORS): the public API, the Agent API, the tool
 * server and the OAuth endpoints. A page can do no more there than a program with the same token.
 */
import { operations } from "@atlas-messaging/contract";
import { type AllowingOrigins, isAllowedOrigin } from "./trusted-hosts.ts";

const toolServer = operations["toolServer.call"].path;

const prefixes: readonly string[] = ["/v1/atlas/", "/agent/v1/", "/atlas/v1/"];

const paths: readonly string[] = [
  "/oauth/token",
  "/oauth/revoke",
  "/oauth/register",
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource",
  `/.well-known/oauth-protected-resource${toolServer}`,
];

const lists = {
  methods: "GET, POST, PUT, PATCH, DELETE",
  headers: [
    "Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Range, X-Request-Id, Traceparent, Tracestate",
    "Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name",
  ].join(", "),
  exposed: [
    "Retry-After, X-Request-Id, Idempotent-Replayed, Content-Disposition, Content-Range, ETag, Deprecation, Sunset, Link, WWW-Authenticate",
    "X-Atlas-RateLimit-Limit, X-Atlas-RateLimit-Remaining, X-Atlas-RateLimit-Reset, X-Atlas-RateLimit-Reason, X-RateLimit-Remaining",
    "RateLimit, RateLimit-Policy, Mcp-Session-Id",
  ].join(", "),
};

const keptSeconds = 600;

const originOf = (settings: AllowingOrigins, request: Request): string | null => {
  const origin = request.headers.get("origin");
  if (origin === null || !isAllowedOrigin(settings, origin)) return null;
  return isOpen(request.url) ? origin : null;
};

const isOpen = (url: string): boolean => {
  const path = URL.parse(url)?.pathname ?? "";
  return paths.includes(path) || prefixes.some((prefix) => path.startsWith(prefix));
};

/** Tells if a browser asks whether it may send a page's request. */
const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers.has("access-control-request-method");

/** Answers the preflight of an allowed page; null for any other request. */
export const answerPreflight = (settings: AllowingOrigins, request: Request): Response | null => {
  if (!isPreflight(request)) return null;
  const origin = originOf(settings, request);
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

/** Says why a page may not call what others may; null for any other request. */
export const whyForeignPage = (settings: AllowingOrigins, request: Request): string | null => {
  const origin = request.headers.get("origin");
  if (!isPreflight(request) || origin === null || isAllowedOrigin(settings, origin) || !isOpen(request.url))
    return null;
  return `Pages of ${origin.slice(0, 255)} may not call here. ATLAS_ALLOWED_ORIGINS lists those that may, or --allow-origin offline.`;
};

/** Lets an allowed page read an answer. */
export const readableAcross = (settings: AllowingOrigins, request: Request, answer: Response): Response => {
  const origin = originOf(settings, request);
  if (origin === null) return answer;
  answer.headers.set("access-control-allow-origin", origin);
  answer.headers.set("access-control-expose-headers", lists.exposed);
  answer.headers.append("vary", "Origin");
  return answer;
};
