import { verify } from "@octokit/webhooks-methods";

/** It takes a text only: a receiver has to decode the bytes. */
export const prepare =
  ({ secret, body, signature }) =>
  () =>
    verify(secret, body.toString("utf8"), `sha256=${signature}`);
