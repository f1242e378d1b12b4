/** Settings that leave production open to others, for the log and the doctor. */
import type { AddressRange } from "./platform/client-address.ts";
import type { Settings } from "./settings.ts";

/** An address that leads to its own machine needs no TLS. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const isPlain = (url: string): boolean => url.startsWith("http:") && !loopback.test(new URL(url).hostname);

const hasAll = (ranges: readonly AddressRange[]): boolean => ranges.some(([, prefix]) => prefix === 0);

/** Random bytes and letters are nearly all unlike each other. */
const minDistinct = 12;

const isGuessable = (secret: Iterable<unknown>): boolean => new Set(secret).size < minDistinct;

const when = (holds: boolean, sentence: string): readonly string[] => (holds ? [sentence] : []);

/** Says what of the settings leaves production open to others. It starts all the same: a proxy may stand before it. */
export const exposures = (settings: Settings): readonly string[] => {
  const { environment, hosts, metrics, deploymentToken: token } = settings;
  if (environment !== "production") return [];
  const plain = Object.values(hosts).find((url) => url !== undefined && isPlain(url));
  const origin = settings.allowedOrigins.find(isPlain);
  const secrets = {
    ATLAS_ENCRYPTION_KEYS: settings.encryptionKeys,
    ATLAS_DEPLOYMENT_TOKEN: token === undefined ? [] : [token],
    ATLAS_METRICS_TOKEN: metrics.token === undefined ? [] : [metrics.token],
  };
  const guessable = Object.entries(secrets).filter(([, each]) => each.some(isGuessable));
  return [
    ...when(
      plain !== undefined,
      `${plain} is without TLS: tokens and passwords are readable on the way, and cookies lack their protection.`,
    ),
    ...guessable.map(([name]) => `${name} repeats few characters, and can be guessed: make it of random ones.`),
    ...when(settings.signUp === "open", "ATLAS_SIGN_UP is open: anyone may create an organization here."),
    ...when(
      settings.allowLoopbackTargets,
      "ATLAS_ALLOW_LOOPBACK_TARGETS is on: webhooks and knowledge URLs of any organization reach this machine.",
    ),
    ...when(
      hasAll(settings.allowedTargets),
      "ATLAS_ALLOWED_TARGETS has every address: webhooks and knowledge URLs of any organization reach private networks.",
    ),
    ...when(
      hasAll(settings.trustedProxies),
      "ATLAS_TRUSTED_PROXIES has every address: callers choose the address that their limits count for.",
    ),
    ...when(
      origin !== undefined,
      `ATLAS_ALLOWED_ORIGINS has ${origin}, which is without TLS: others may change its pages on the way.`,
    ),
    ...when(
      token !== undefined && token === metrics.token,
      "ATLAS_DEPLOYMENT_TOKEN is also ATLAS_METRICS_TOKEN: whoever reads metrics can suspend organizations.",
    ),
  ];
};
