/** Settings that leave production open to others, for the log and the doctor. */
import type { Settings } from "./settings.ts";

/** An address that leads to its own machine needs no TLS. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Says what of the settings leaves production open to others. It starts all the same: a proxy may stand before it. */
export const exposures = ({
  environment,
  hosts,
  allowLoopbackTargets,
  trustedProxies,
}: Settings): readonly string[] => {
  if (environment !== "production") return [];
  const plain = Object.values(hosts).find(
    (url) => url?.startsWith("http:") === true && !loopback.test(new URL(url).hostname),
  );
  return [
    ...(plain === undefined
      ? []
      : [`${plain} is without TLS: tokens and passwords are readable on the way, and cookies lack their protection.`]),
    ...(allowLoopbackTargets
      ? ["ATLAS_ALLOW_LOOPBACK_TARGETS is on: webhooks and knowledge URLs of any organization reach this machine."]
      : []),
    ...(trustedProxies.some(([, bits]) => bits === 0)
      ? [
          "ATLAS_TRUSTED_PROXIES trusts every address: anybody may write X-Forwarded-For, and limits by address hold nobody.",
        ]
      : []),
  ];
};
