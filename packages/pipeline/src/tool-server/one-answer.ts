import type { AnswerParts } from "@atlas-messaging/server-stubs/handlers";

type Relayed = Required<Pick<AnswerParts, "contentType" | "body">>;

/** Returns the last message of an event stream, for a caller that takes JSON only. */
export const asOneAnswer = async ({ contentType, body }: Relayed): Promise<Relayed> => {
  if (contentType === null || body === null) return { contentType, body };
  const text = await new Response(body).text();
  if (!contentType.includes("text/event-stream")) return { contentType, body: text };
  const messages = text.split(/\r?\n\r?\n/).map(dataOf);
  return { contentType: "application/json; charset=utf-8", body: messages.findLast((data) => data !== "") ?? "" };
};

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trimStart())
    .join("\n");
