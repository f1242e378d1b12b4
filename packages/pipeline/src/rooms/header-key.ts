/** Header form of the idempotency key (Limits, Idempotency 1). */
import { refuseMember } from "@atlas-messaging/domain";
import { Problem } from "./problem.ts";

export const keyHeader = "Idempotency-Key";

/** Returns the members with the key of the header. Refuses a key of their own that differs from it. */
export const withHeaderKey = ({ headers }: Request, members: unknown, path = "idempotency_key"): unknown => {
  const key = headers.get(keyHeader);
  if (key === null || typeof members !== "object" || members === null || Array.isArray(members)) return members;
  if (!("idempotency_key" in members)) return { ...members, idempotency_key: key };
  if (members.idempotency_key === key) return members;
  throw Problem.of(refuseMember(path, `must be the same as the header ${keyHeader}, or be left out`));
};
