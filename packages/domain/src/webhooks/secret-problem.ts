import { sealedPrefixProblem } from "../sealed.ts";

/** Explains why a given secret is refused; null if it is acceptable, or if none is given. */
export const problemOfSecret = (secret: string | undefined): string | null => {
  if (secret === undefined) return null;
  if (secret.trim() === "") return "must not be only white space";
  const marked = sealedPrefixProblem(secret);
  if (marked !== null) return marked;
  const standard = !secret.startsWith("whsec_") || base64.test(secret.slice("whsec_".length));
  return standard ? null : "must be padded base64 after whsec_";
};

const base64 = /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/;
