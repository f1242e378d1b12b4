/** Checks answers of `serve` in development. It loads the schemas of all answers, so production leaves it out. */
import { validateResponse } from "@atlas-messaging/validators/responses";
import type { CheckAnswer } from "./serve.ts";

/** Throws if a JSON answer breaks the contract. */
export const checkAnswer: CheckAnswer = (id, status, body) => {
  const result = validateResponse(id, status, body);
  if (result.ok) return;
  const [first, ...more] = result.details;
  const others = more.length === 0 ? "" : `, and ${more.length} more`;
  throw new Error(`The answer of ${id} breaks the contract: ${first?.path} ${first?.message}${others}`);
};
