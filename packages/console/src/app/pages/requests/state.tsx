import { State } from "../../ui/state.tsx";
import type { StoredRequest } from "./types.ts";

/** The status of the answer. */
export const Answer = ({ status }: Pick<StoredRequest, "status">) => (
  <State look={status >= 500 ? "bad" : status >= 400 ? "warn" : "good"}>{String(status)}</State>
);
