/** What holds of every request and answer, whatever surface they are of. */
import { Problem, answerUnrouted } from "@atlas-messaging/pipeline";
import type { Services } from "./call.ts";

interface Asked {
  readonly request: Request;
  readonly clientAddress: string | null;
}

/**
 * Answers by `answer` what is not ambiguous. Bun itself refuses what it cannot part into requests; headers that come twice
 * it joins by a comma, and it takes the host of the first.
 */
export const guarded =
  <Http extends Asked>(services: () => Services, answer: (http: Http) => Promise<Response>) =>
  async (http: Http): Promise<Response> => {
    const problem = ambiguityOf(http.request);
    const refuse = () => answerUnrouted(services(), http, () => Promise.reject(problem));
    return unsniffed(await (problem ? refuse() : answer(http)));
  };

/** No browser guesses that an answer is of another type than it says. */
export const unsniffed = (response: Response): Response => {
  response.headers.set("x-content-type-options", "nosniff");
  return response;
};

const ambiguityOf = ({ headers }: Request): Problem | null => {
  if (headers.get("host")?.includes(",")) {
    return new Problem("malformed_request", "A request has one Host header, with one host.");
  }
  const length = headers.get("content-length");
  if (length !== null && !/^\d{1,15}$/.test(length)) {
    return new Problem("malformed_request", "A request has one Content-Length header, with one number.");
  }
  return null;
};
