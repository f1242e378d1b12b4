/** Reads the Cloud API's answers. */
import { type ProviderError, providerError, readRetryAfter } from "@atlas-messaging/domain";
import type { OutgoingAnswer } from "../../platform/outgoing-http.ts";
import type { OpenLink } from "../provider.ts";
import { numberAt, parsed } from "./json.ts";

export const authorization = ({ secrets }: Pick<OpenLink, "secrets">) => ({
  authorization: `Bearer ${secrets.access_token}`,
});

export const isSuccess = ({ status }: OutgoingAnswer): boolean => status >= 200 && status < 300;

/** Returns the consequence of an unsuccessful answer. */
export const refusalOf = (answer: OutgoingAnswer): ProviderError => {
  const { failure, rest } = providerError(answer.status, numberAt(parsed(answer.body), "error", "code"));
  return { failure, rest: rest === null ? null : Math.max(rest, retryAfterOf(answer)) };
};

const maxRetryAfter = 3_600_000;

/** The API sends seconds. A date would need a clock and is ignored. */
const retryAfterOf = ({ headers }: OutgoingAnswer): number => {
  const wait = readRetryAfter(headers["retry-after"], "9999-12-31T23:59:59.999Z");
  return Math.min(wait ?? 0, maxRetryAfter);
};
