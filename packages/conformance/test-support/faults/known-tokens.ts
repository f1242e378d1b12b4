/** Credentials that sandboxes have handed out, for faults that confuse organizations, operators and programs. */
import { type Layer, bodyOf, inside } from "./fault.ts";

/** The tokens of one organization. */
export interface Known {
  /** Its access token with every scope. */
  readonly token: string;
  /** The session of its first operator. */
  readonly operator: string;
}

/** Remembers the organizations that sandboxes were given, the latest last. */
export const knowing =
  (use: (known: readonly Known[]) => Layer): (() => Layer) =>
  () => {
    const known: Known[] = [];
    const layer = use(known);
    return async (asked, next) => {
      const response = await layer(asked, next);
      if (asked.operation !== "sandbox.credentials" || response.status !== 200) return response;
      const { token, operator_token: operator } = inside(await bodyOf(response), "data");
      const isWhole = typeof token === "string" && typeof operator === "string" && !asked.query.has("scope");
      if (isWhole) known.push({ token, operator });
      return response;
    };
  };
