/** Terminal output. */
import { sandbox as scripted } from "@atlas-messaging/contract";
import { docsOf } from "@atlas-messaging/server-stubs";
import { answering, sending, shellOf } from "@atlas-messaging/service/sandbox/first-calls";
import type pc from "picocolors";
import type { AnswerLine, DeliveryLine, EventLine, Sandbox } from "../api.ts";

type Colors = ReturnType<typeof pc.createColors>;

export const welcome = ({ baseUrl, credentials }: Sandbox, { bold, cyan, dim }: Colors): string => {
  const shell = shellOf(process.platform);
  const numbers = Object.values(scripted.phoneNumbers).map(
    ({ phone_number, summary }) => `  ${cyan(phone_number)}  ${summary}`,
  );
  return [
    bold("The Atlas sandbox is ready, offline and in memory."),
    "",
    `  Base URL      ${cyan(baseUrl)}`,
    `  Token         ${cyan(credentials.token)}`,
    `  Console       ${cyan(credentials.operator_token)}`,
    `  Template      ${cyan(credentials.template_id)}`,
    "",
    bold("Send a message"),
    "",
    sending(shell, baseUrl, credentials),
    "",
    `${bold("Let an agent answer a customer")} ${dim("(nobody answers before; the last line shows what was said)")}`,
    "",
    answering(shell, baseUrl, credentials),
    "",
    `${bold("Phone numbers")} ${dim("(no real number is ever contacted)")}`,
    "",
    ...numbers,
    "",
    dim("Calls, events and deliveries follow. Ctrl-C ends the sandbox, and all that is in it."),
    "",
  ].join("\n");
};

/** Tells of an answer. A refusal has a second line, with its code and where the code is explained. */
export const answerLine = (
  { method, path, status, operation, code }: AnswerLine,
  baseUrl: string,
  { bold, dim, green, red, yellow }: Colors,
): string => {
  const paint = status < 400 ? green : status < 500 ? yellow : red;
  const line = `${paint(String(status))} ${bold(method.padEnd(6))} ${path} ${dim(operation ?? "")}`.trimEnd();
  return code === undefined ? line : `${line}\n ↳  ${paint(code)} ${dim(docsOf(code, baseUrl))}`;
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
