/** Causes of failures: what many cases fail for alike. */
import { isKeyOf, operations } from "@atlas-messaging/contract";
import type { Violation } from "./check.ts";

/** Method, path and request id of an answer, as `where` names them. */
const request = /\b[A-Z]{3,6} \S+( \(\d+, request id [^)]*\))?/g;
const ids = /[\da-f]{8}-[\da-f-]{27}|\b\w+-[\da-f]{8}-\d+\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\d{10,}/g;
const statuses = /\(\d{3}(, \d{3})*\)/g;

/** Returns the failure without what differs from case to case: requests, operations, ids and times. */
export const causeOf = ({ message }: Pick<Violation, "message">): string =>
  (message.split("\n", 1)[0] ?? "")
    .replaceAll(request, "…")
    .replaceAll(ids, "…")
    .replaceAll(statuses, "…")
    .replaceAll(/\b\w+\.\w+\b/g, (name) => (isKeyOf(operations, name) ? "…" : name));
