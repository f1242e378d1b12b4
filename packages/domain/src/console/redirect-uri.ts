/** Rules for redirect URIs (OAuth 2.1, 2.3; RFC 8252). */

const loopback: readonly string[] = ["127.0.0.1", "[::1]", "localhost"];

/**
 * Explains why an address cannot be registered; null if it can. Allowed are https, loopback, and an app's own scheme: a
 * reversed domain name.
 */
export const redirectUriProblem = (text: string): string | null => {
  const url = URL.parse(text);
  if (!/^[!-~]+$/.test(text)) return "must be written in ASCII, without spaces";
  if (!url || text.includes("#")) return "must be an absolute address without a fragment";
  if (url.username !== "" || url.password !== "") return "must not have a user or password";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:" && loopback.includes(url.hostname)) return null;
  if (/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(url.protocol)) return null;
  return "must be https, http on a loopback address, or a scheme of your own such as com.example.app";
};

/** Compares a requested address with a registered one. A loopback IP may use any port (RFC 8252, 7.3). */
export const isRegistered = (registered: string, given: string): boolean => {
  if (registered === given) return true;
  const [one, other] = [URL.parse(registered), URL.parse(given)];
  if (!one || !other || one.protocol !== "http:" || !["127.0.0.1", "[::1]"].includes(one.hostname)) return false;
  return withoutPort(registered, one) === withoutPort(given, other);
};

const withoutPort = (text: string, { port }: URL): string => (port === "" ? text : text.replace(`:${port}`, ""));
