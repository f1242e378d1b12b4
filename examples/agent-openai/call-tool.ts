import { createHash } from "node:crypto";
import type { Atlas } from "@atlas-messaging/sdk";

/**
 * Calls a tool for a model. Models, frameworks and processes repeat calls. The key is made from the task and the call, so
 * the deed is done once, and every repetition gets its outcome: that of an approval, too.
 */
export const callTool = async (atlas: Atlas, task: string, name: string, args: object): Promise<unknown> => {
  const key = createHash("sha256")
    .update(JSON.stringify([task, name, args]))
    .digest("hex");
  const params = { name, arguments: { ...args }, idempotency_key: key };
  const answer = await atlas.toolServer.call({ jsonrpc: "2.0", id: key, method: "tools/call", params });
  if (!answer) throw new Error("The call was not answered: it had no id.");
  // A refusal is data for the model: it may correct itself, wait for a person, or tell the customer.
  return "error" in answer ? { refused: answer.error } : answer.result;
};
