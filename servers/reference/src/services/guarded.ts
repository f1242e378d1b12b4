import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { answerUnrouted, refuseForeignHost } from "@atlas-messaging/service/pipeline/surface";
import type { Services } from "./services.ts";

/** Checks that every request passes, on any surface. */
interface Asked {
  readonly request: Request;
  readonly clientAddress: string | null;
}

/**
 * Refuses an ambiguous request or one under a foreign host name; null lets it in. Bun itself refuses malformed framing,
 * and joins repeated headers with a comma.
 */
export const refuseAtDoor = async (services: Services, http: Asked): Promise<Response | null> => {
  const problem = ambiguityOf(http.request);
  if (problem === null) return refuseForeignHost(services, http);
  return answerUnrouted(services, http, () => Promise.reject(problem));
};

const ambiguityOf = ({ headers }: Request): Problem | null => {
  if (headers.get("host")?.includes(",")) {
    return new Problem("malformed_request", "A request has one Host header, with one host.");
  }
  const length = headers.get("content-length");
  if (length !== null && !/^\d{1,19}$/.test(length)) {
    return new Problem("malformed_request", "A request has one Content-Length header, with one number.");
  }
  return null;
};
