/** Asks for the service under the addresses that clients have, and for what it depends on. */
import { createMailer } from "../platform/mailer.ts";
import { trustedCertificates } from "../platform/own-authority.ts";
import type { Settings } from "../settings.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const deadline = 5_000;

const ask = async (url: string, { extraCertificates }: Settings): Promise<Response | string> => {
  try {
    const ca = trustedCertificates(extraCertificates);
    const signal = AbortSignal.timeout(deadline);
    return await fetch(url, { redirect: "manual", signal, ...(ca && { tls: { ca } }) });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const addressFindings = async (settings: Settings): Promise<readonly Finding[]> => {
  const { api } = settings.hosts;
  const others = Array.from(new Set(Object.values(settings.hosts)));
  if (api === undefined)
    return [warning("address", "ATLAS_BASE_URL is not set: links and callbacks name this machine.")];
  const found = await Promise.all(others.flatMap((url) => (url === undefined ? [] : addressOf(url, settings))));
  return [...found, ...(await identityFindings(settings)), await mailFinding(settings)];
};

const addressOf = async (url: string, settings: Settings): Promise<Finding> => {
  const answer = await ask(`${url}/health/ready`, settings);
  if (typeof answer === "string") return problem("address", `${url} cannot be reached (${answer}).`);
  if (answer.status >= 300 && answer.status < 400) {
    return problem(
      "address",
      `${url} redirects to ${answer.headers.get("location")}: set the address that answers itself.`,
    );
  }
  const isOurs = answer.headers.has("x-request-id");
  if (!isOurs) return problem("address", `Something else than this service answers at ${url} (${answer.status}).`);
  if (!answer.ok) return problem("address", `${url} answers, but is not ready: ${answer.status}.`);
  const open = settings.environment === "production" && new URL(url).protocol === "http:";
  return open
    ? warning("address", `${url} is ready, but without TLS: tokens are readable on the way.`)
    : ok("address", `${url} is ready.`);
};

const identityFindings = async (settings: Settings): Promise<readonly Finding[]> => {
  const { identityProvider } = settings;
  if (identityProvider === null) return [];
  const url = `${identityProvider.issuer}/.well-known/openid-configuration`;
  const answer = await ask(url, settings);
  if (typeof answer === "string") return [problem("sign-on", `${url} cannot be reached (${answer}).`)];
  return [answer.ok ? ok("sign-on", `${url} answers.`) : problem("sign-on", `${url} answers ${answer.status}.`)];
};

const mailFinding = async ({ mail }: Settings): Promise<Finding> => {
  if (mail === null)
    return warning(
      "mail",
      "ATLAS_SMTP_URL is not set: invitations and resets are not mailed, and alerts go to incoming webhooks alone.",
    );
  const mailer = createMailer(mail);
  try {
    await mailer.verify();
    return ok("mail", "The mail server takes the login.");
  } catch (error) {
    return problem("mail", error instanceof Error ? error.message : String(error));
  } finally {
    mailer.close();
  }
};
