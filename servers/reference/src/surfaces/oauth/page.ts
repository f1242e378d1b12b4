/** Consent page: one form, no script, no cookie; the password comes with the decision. */
import { scopes } from "@atlas-messaging/contract";
import type { ConsentRequest, OrganizationRow } from "@atlas-messaging/domain";
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import type { Client } from "./client.ts";
import { consentStyle, consentStyleHash } from "./page-style.ts";
import type { Parameters } from "./messages.ts";

/** Tells a browser, which wants a page, from a program, which wants JSON. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0) ?? 0};`);

const page = (title: string, body: string, { status = 200, environment = "" } = {}): Answer =>
  relay(null, status, {
    contentType: "text/html; charset=utf-8",
    body:
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escaped(title)}</title><style>${consentStyle}</style></head><body><main>` +
      `<p class="brand">Atlas${environment === "" ? "" : ` <span data-environment="${environment}">${environment}</span>`}</p>` +
      `${body}</main></body></html>`,
    headers: {
      "content-security-policy": `default-src 'none'; style-src '${consentStyleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
    },
  });

export const problemPage = (problem: string): Answer =>
  page("This link does not work", `<h1>This link does not work</h1><p>${escaped(problem)}</p>`, { status: 400 });

/** Shows a link back to the app, for people who trust it; nobody is redirected. */
export const refusedPage = (name: string, problem: string, back: URL): Answer =>
  page(
    "The app was not allowed",
    `<h1>The app was not allowed</h1><p>${escaped(problem)}</p>
<p>You can close this page. Only if you have begun this at <bdi>${escaped(name)}</bdi>, go back to
<a rel="noreferrer" href="${escaped(back.href)}">${escaped(back.host || back.protocol)}</a>.</p>`,
    { status: 400 },
  );

const carried = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "resource",
] as const;

const hidden = (parameters: Parameters): string =>
  carried
    .map((name) => {
      const value = parameters[name];
      return typeof value === "string" ? `<input type="hidden" name="${name}" value="${escaped(value)}">` : "";
    })
    .join("");

/** Result of a failed attempt to decide. */
export interface Asking {
  readonly problem?: string;
  readonly email?: string;
  /** Organizations to choose from. */
  readonly organizations?: readonly OrganizationRow[];
  /** Organizations of a third-party app's operator that this browser has signed in to. */
  readonly known?: readonly OrganizationRow[];
}

interface Shown {
  readonly client: Client;
  readonly asked: ConsentRequest;
  readonly parameters: Parameters;
  readonly asking: Asking;
  readonly environment: string;
  readonly status: number;
}

/** Warns of an unverified name. An operator has named the organization's own apps. */
const about = ({ app, clientId }: Client): string => {
  if (app !== null) return "";
  const origin = URL.canParse(clientId)
    ? `describes itself at <strong>${escaped(new URL(clientId).host)}</strong>`
    : "has registered itself";
  return `<p class="about">This app ${origin}; nobody has checked its name. Allow it only if you have just begun this there.</p>`;
};

/** The empty choice leaves it to the sign-in, for an organization that this browser does not know. */
const choiceOf = ({ organizations, known = [] }: Asking, { organization: chosen }: Parameters): string => {
  const offered = organizations ?? known;
  if (offered.length === 0) return "";
  const other = organizations === undefined ? [{ id: "", name: "Another one of mine" }] : [];
  const options = [...offered, ...other].map(
    ({ id, name }) => `<option value="${escaped(id)}"${id === chosen ? " selected" : ""}>${escaped(name)}</option>`,
  );
  return `<label>Organization <select name="organization">${options.join("")}</select></label>`;
};

const named = (organizations: readonly string[]): string =>
  organizations.map((name) => `<strong><bdi>${escaped(name)}</bdi></strong>`).join(" or ");

/** Says for whom the app would act. A third-party app learns it from the sign-in below, unless the browser is known. */
const forWhom = ({ organization }: Client, resource: string | null, { known = [] }: Asking): string => {
  const place = resource === null ? "" : ` at <strong>${escaped(resource)}</strong>`;
  if (organization !== null) return `It asks for access to ${named([organization])}${place}.`;
  if (known.length > 0)
    return `It asks for access to ${named(known.map(({ name }) => name))}${place}, as you choose below.`;
  return `It asks for access to the organization that you sign in to below${place}.`;
};

export const consentPage = ({ client, asked, parameters, asking, environment, status }: Shown): Answer => {
  const { problem, email = "" } = asking;
  const wanted = asked.scopes.map((scope) => `<li>${escaped(scopes[scope])} <small>${scope}</small></li>`).join("");
  const destination = new URL(asked.redirectUri).host || asked.redirectUri;
  return page(
    `Allow ${client.name}?`,
    `<h1>Allow <bdi>${escaped(client.name)}</bdi>?</h1>
${about(client)}
<p>${forWhom(client, asked.resource, asking)} It may then:</p>
<ul>${wanted}</ul>
<p class="quiet">You will return to <strong>${escaped(destination)}</strong>. A colleague who manages apps can end the access at any time.</p>
${problem === undefined ? "" : `<p class="problem" role="alert">${escaped(problem)}</p>`}
<form method="post" action="/oauth/authorize">${hidden(parameters)}
<label>Email address <input type="email" name="email" autocomplete="username" value="${escaped(email)}" required></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<label>Code, if you have a second factor <input name="code" autocomplete="one-time-code" inputmode="numeric" maxlength="16"></label>
${choiceOf(asking, parameters)}
<div class="actions"><button class="allow" name="decision" value="approve">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button></div>
</form>`,
    { status, environment },
  );
};
