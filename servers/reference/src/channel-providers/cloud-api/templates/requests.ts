/** Requests to the API about templates. */
import { type PutOff, providerError, readRetryAfter } from "@atlas-messaging/domain";
import type { OutgoingAnswer, OutgoingHttp, OutgoingResult } from "../../../platform/outgoing-http.ts";
import type { OpenTemplateLink } from "../../provider.ts";
import { numberAt, parsed } from "../json.ts";

const submitMilliseconds = 10_000;
const readMilliseconds = 5_000;
const maxAnswerBytes = 1_048_576;

/** Asks the API with the link's token; paths are relative to its base URL. */
export interface Ask {
  get(path: string): Promise<OutgoingResult>;
  post(path: string, body: object): Promise<OutgoingResult>;
  remove(path: string): Promise<OutgoingResult>;
}

export const askOf = (outgoing: OutgoingHttp, { base_url, secrets }: OpenTemplateLink): Ask => {
  const headers = { authorization: `Bearer ${secrets.access_token}` };
  const read = { headers, timeoutMs: readMilliseconds, maxResponseBytes: maxAnswerBytes };
  return {
    get: (path) => outgoing.get(`${base_url}/${path}`, read),
    post: (path, body) =>
      outgoing.post(`${base_url}/${path}`, {
        headers: { ...headers, "content-type": "application/json" },
        body: new TextEncoder().encode(JSON.stringify(body)),
        timeoutMs: submitMilliseconds,
        once: true,
        maxResponseBytes: maxAnswerBytes,
      }),
    remove: (path) => outgoing.remove(`${base_url}/${path}`, read),
  };
};

export const isSuccess = ({ status }: OutgoingAnswer): boolean => status >= 200 && status < 300;

const unreached: PutOff = { kind: "put_off", failure: "provider_unavailable", rest: 30_000 };
const longestRetryAfter = 3_600_000;

/** Tells if an answer is to be tried again, and when; null if the API has taken or refused the request. */
export const putOffBy = (answer: OutgoingResult): PutOff | null => {
  if (answer.error !== undefined) return unreached;
  if (isSuccess(answer)) return null;
  const { failure, rest } = providerError(answer.status, numberAt(parsed(answer.body), "error", "code"));
  if (rest === null) return null;
  // The API sends seconds. A date would need a clock and is ignored.
  const asked = readRetryAfter(answer.headers["retry-after"], "9999-12-31T23:59:59.999Z") ?? 0;
  return { kind: "put_off", failure, rest: Math.max(rest, Math.min(asked, longestRetryAfter)) };
};
