/** Lines of the interface specification that the generated cases cite. */
import type { Citation } from "../case.ts";

export const success: Citation = { section: "Response envelope", line: "| Success | `{ ok: true, data: <object> }` |" };

export const failure: Citation = {
  section: "Errors",
  line: "Failures use the envelope `{ ok: false, error: { code, message, retryable } }`.",
};

export const bearer: Citation = {
  section: "Authentication",
  line: "Every API request carries `Authorization: Bearer <ACCESS_TOKEN>`.",
};

export const scopes: Citation = {
  section: "Authentication",
  line: "Tokens are scoped. A call needs the scope listed for its endpoint.",
};

export const organization: Citation = {
  section: "Authentication",
  line: "`organization_id` must not be sent in a body or query.",
};

export const tenant: Citation = {
  section: "What the service does",
  line: "The organization is always derived from the credential.",
};

export const cursors: Citation = {
  section: "Pagination",
  line: "| Cursor tokens | opaque; must not be parsed or built by callers |",
};

export const limited: Citation = {
  section: "Errors",
  line: "Rate limiting returns HTTP 429 with a `Retry-After` header.",
};

export const permissions: Citation = {
  section: "Authentication",
  line: "Console operations need the permission listed for them instead; scopes do not apply there.",
};
