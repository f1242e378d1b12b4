/** Code of a sign-in link. It is taken out of the address at once, so that no history keeps it. */
const codeIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("code");

let code = codeIn(location.hash);
if (code !== null) history.replaceState(null, "", location.pathname + location.search);

/** Returns the code of the address once. */
export const takeLinkCode = (): string | null => {
  const taken = code;
  code = null;
  return taken;
};
