/** Stands for a secret that is not shown. */
export const redactedSecret = "[redacted]";

/** Returns a text without user names, passwords and queries of its URLs: addresses of hooks and files sign by them. */
export const withoutUrlSecrets = (text: string): string => {
  if (!text.includes("://")) return text;
  const [before, ...rests] = text.split("://");
  return [before, ...rests.map(withoutOwn)].join("://");
};

const withoutOwn = (rest: string): string =>
  rest
    .replace(/^[^\s"<>\\/?#]+@/, `${redactedSecret}@`)
    .replace(/^([^\s"<>\\?#]*\?)[^\s"<>\\]+/, `$1${redactedSecret}`);
