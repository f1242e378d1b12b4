/** Requests to the API about templates. */
import type { PutOff } from "@atlas-messaging/domain";
import type { OutgoingHttp, OutgoingResult } from "../../../platform/outgoing-http.ts";
import type { OpenTemplateLink } from "../../provider.ts";
import { authorization, isSuccess, refusalOf } from "../answers.ts";

const submitMilliseconds = 10_000;
const readMilliseconds = 5_000;
const maxAnswerBytes = 1_048_576;

/** Asks the API with the link's token; paths are relative to its base URL. */
export interface Ask {
  get(path: string): Promise<OutgoingResult>;
  post(path: string, body: object): Promise<OutgoingResult>;
  remove(path: string): Promise<OutgoingResult>;
}

export const askOf = (outgoing: OutgoingHttp, link: OpenTemplateLink): Ask => {
  const { base_url } = link;
  const headers = authorization(link);
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

const unreached: PutOff = { kind: "put_off", failure: "provider_unavailable", rest: 30_000 };

/** Tells if an answer is to be tried again, and when; null if the API has taken or refused the request. */
export const putOffBy = (answer: OutgoingResult): PutOff | null => {
  if (answer.error !== undefined) return unreached;
  if (isSuccess(answer)) return null;
  const { failure, rest } = refusalOf(answer);
  return rest === null ? null : { kind: "put_off", failure, rest };
};
