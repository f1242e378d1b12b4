/** Consent page: one form, no script, no cookie; the password comes with the decision. */
import { scopes } from "@atlas-messaging/contract";
import type { ConsentRequest } from "@atlas-messaging/service/access/oauth";
import type { OrganizationRow } from "@atlas-messaging/service/rows/organizations";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import type { Client } from "./client.ts";
import type { Parameters } from "./messages.ts";
import { createHash } from "node:crypto";

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

// Style of the consent page, in the console's look. It is inline, since the console may be of another host, or not be
// served at all. The policy allows it by its hash.

const light = `--page:#ffffff;--side:#f6f7f9;--line:#e3e6eb;--line-strong:#c9ced8;--text:#16191f;--quiet:#5a6270;--accent:#3a4bd8;--accent-text:#ffffff;--warn:#8a5300;--warn-soft:#fff3de;--bad:#b3261e;--bad-soft:#fdecea;--sandbox-text:#5b2a9b`;

const dark = `--page:#14161a;--side:#1a1d22;--line:#2b3038;--line-strong:#444b57;--text:#e9ebef;--quiet:#a2aab8;--accent:#94a0ff;--accent-text:#11142b;--warn:#f0b860;--warn-soft:#372a12;--bad:#ff968d;--bad-soft:#3d1f1c;--sandbox-text:#cfb2ff`;

export const consentStyle = `:root{color-scheme:light dark;${light}}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;padding:24px 16px;background:var(--side);color:var(--text);font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:16px;width:min(440px,100%);padding:28px;border:1px solid var(--line);border-radius:8px;background:var(--page)}
h1,p,ul{margin:0}h1{font-size:20px;line-height:28px}ul{padding-left:16px}
small,.quiet{color:var(--quiet);font-size:13px}small{font-family:ui-monospace,Menlo,monospace;font-size:12px}
.brand{display:flex;justify-content:space-between;color:var(--quiet);font-weight:600}
.brand span{padding:0 6px;border:1px solid;border-radius:4px;font-size:12px;line-height:18px}.brand [data-environment="sandbox"]{color:var(--sandbox-text)}
.about,.problem{padding:8px 12px;border-radius:6px;background:var(--warn-soft);color:var(--warn)}.problem{background:var(--bad-soft);color:var(--bad)}
a{color:var(--accent)}form{display:grid;gap:16px}label{display:grid;gap:4px;font-size:13px;font-weight:500}
input,select{width:100%;min-height:36px;padding:5px 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--page);color:var(--text);font:inherit;font-size:14px}
.actions{display:grid;grid-template-columns:1fr 1fr;gap:8px}
button{min-height:36px;border:1px solid var(--line-strong);border-radius:6px;background:var(--page);color:var(--text);font:inherit;font-weight:500;cursor:pointer}
button.allow{border-color:var(--accent);background:var(--accent);color:var(--accent-text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}`;

const consentStyleHash = `sha256-${createHash("sha256").update(consentStyle).digest("base64")}`;
