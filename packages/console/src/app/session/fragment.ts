/**
 * Secrets in the fragment of an address: the code of a sign-in link, or the token of an invitation or a reset. They are
 * taken out at the start, before the router reads the address, so that no history keeps them.
 */
const fragment = new URLSearchParams(location.hash.replace(/^#/, ""));
let code = fragment.get("code");

/** Token of an invitation or a reset; empty without one. */
export const tokenInAddress = fragment.get("token") ?? "";

if (code !== null || tokenInAddress !== "") history.replaceState(null, "", location.pathname + location.search);

/** Tells if the address was a sign-in link that nobody has followed yet. */
export const hasLinkCode = (): boolean => code !== null;

/** Returns the code of a sign-in link once. */
export const takeLinkCode = (): string | null => {
  const taken = code;
  code = null;
  return taken;
};
