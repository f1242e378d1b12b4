import { verify } from "@octokit/webhooks-methods";

/** Accepts text only, so a receiver has to decode the bytes. */
export const prepare =
  ({ secret, body, signature }) =>
  () =>
    verify(secret, body.toString("utf8"), `sha256=${signature}`);
