/** Terminal output. */
import { sandbox as scripted } from "@atlas-messaging/contract";
import type pc from "picocolors";
import type { AnswerLine, Credentials, DeliveryLine, EventLine, Sandbox } from "../api.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Bodies that a newcomer sends first. */
export const firstMessage = ({ phone_number }: Credentials) => ({
  idempotency_key: "first-message",
  phone_number,
  text: "Your table is ready.",
});

/** A new sandbox has no agent, so that one of your own is the only one that answers. */
export const firstAgent = { name: "Concierge", channels: ["chatapp"] };

export const firstQuestion = ({ phone_number }: Credentials) => ({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { text: "When are you open?" },
});

const post = ({ baseUrl, token }: Sandbox, path: string, body: object): string =>
  [
    `curl -sS ${baseUrl}${path} \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body)}'`,
  ].join("\n");

/** Shows what was said, of an answer with much else. */
const texts = `grep -o '"text":"[^"]*"'`;

export const welcome = (sandbox: Sandbox, { bold, cyan, dim }: Colors): string => {
  const { baseUrl, credentials } = sandbox;
  const numbers = Object.values(scripted.phoneNumbers).map(
    ({ phone_number, summary }) => `  ${cyan(phone_number)}  ${summary}`,
  );
  return [
    bold("The Atlas sandbox is ready, offline and in memory."),
    "",
    `  Base URL      ${cyan(baseUrl)}`,
    `  Token         ${cyan(credentials.token)}`,
    `  Console       ${cyan(credentials.operator_token)}`,
    "",
    bold("Send a message"),
    "",
    post(sandbox, "/v1/atlas/messages", firstMessage(credentials)),
    "",
    `${bold("Let an agent answer a customer")} ${dim("(nobody answers before; the last line shows what was said)")}`,
    "",
    post(sandbox, "/v1/atlas/agents", firstAgent),
    post(sandbox, "/v1/atlas/events", firstQuestion(credentials)),
    `curl -sS ${baseUrl}/v1/atlas/context/${credentials.conversation_id} -H 'Authorization: Bearer ${credentials.token}' | ${texts}`,
    "",
    `${bold("Phone numbers")} ${dim("(no real number is ever contacted)")}`,
    "",
    ...numbers,
    "",
    dim("Calls, events and deliveries follow. Ctrl-C ends the sandbox, and all that is in it."),
    "",
  ].join("\n");
};

export const answerLine = (
  { method, path, status, operation }: AnswerLine,
  { bold, dim, green, red, yellow }: Colors,
): string => {
  const paint = status < 400 ? green : status < 500 ? yellow : red;
  return `${paint(String(status))} ${bold(method.padEnd(6))} ${path} ${dim(operation ?? "")}`.trimEnd();
};

export const eventLine = ({ event_type, conversation_id }: EventLine, { dim, cyan }: Colors): string =>
  `${dim(" ↳")}  ${cyan(event_type)} ${dim(conversation_id ?? "")}`.trimEnd();

export const deliveryLine = (
  { event_type, url, status, error }: DeliveryLine,
  { cyan, green, red }: Colors,
): string => {
  const isTaken = status !== null && status >= 200 && status < 300;
  return ` →  ${cyan(event_type)} ${url} ${(isTaken ? green : red)(String(status ?? error))}`;
};
