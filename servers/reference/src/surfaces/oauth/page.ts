/** The page on which an operator consents: one form, no script, no cookie; the password comes with the decision. */
import { scopes } from "@atlas-messaging/contract";
import type { AppRow, Asked } from "@atlas-messaging/domain";
import type { Parameters } from "./messages.ts";

/** Browsers ask for a page, programs for JSON. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0) ?? 0};`);

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem}
label{display:block;margin:.75rem 0}input{font:inherit;width:100%;padding:.4rem;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}.problem{color:#a00}`;

const page = (title: string, body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escaped(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      },
    },
  );

export const problemPage = (problem: string): Response =>
  page("This link does not work", `<h1>This link does not work</h1><p>${escaped(problem)}</p>`, 400);

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

interface Shown {
  readonly app: AppRow;
  readonly asked: Asked;
  readonly parameters: Parameters;
  readonly problem: string | undefined;
}

export const consentPage = ({ app, asked, parameters, problem }: Shown): Response => {
  const wanted = asked.scopes.map((scope) => `<li>${escaped(scopes[scope])} <small>(${scope})</small></li>`).join("");
  const destination = new URL(asked.redirectUri).host || asked.redirectUri;
  return page(
    `Allow ${app.name}?`,
    `<h1>Allow ${escaped(app.name)}?</h1>
<p>It wants to act for your organization, and will be answered at <strong>${escaped(destination)}</strong>:</p>
<ul>${wanted}</ul>
${problem === undefined ? "" : `<p class="problem" role="alert">${escaped(problem)}</p>`}
<form method="post" action="/oauth/authorize">${hidden(parameters)}
<label>Email address <input type="email" name="email" autocomplete="username" required></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<button name="decision" value="approve">Allow</button><button name="decision" value="deny">Deny</button>
</form>`,
  );
};
