import type { DataOf } from "@atlas-messaging/contract";
import type { Command } from "commander";
import { Failure, misuse } from "../failure.ts";
import { forward } from "../forward.ts";
import type { Io } from "../io.ts";
import { operationCommand } from "../operation/command.ts";
import { send } from "../operation/send.ts";
import { dataOf } from "../output/json.ts";
import { accountOf } from "../profile/account.ts";
import { listenSecret } from "./listen.ts";

interface ResendFlags {
  readonly forwardTo: string;
  readonly secret?: string;
  readonly profile?: string;
}

/** Adds `tail`, the stream under the name that terminals know, and `resend`. */
export const addEvents = (io: Io, command: Command): void => {
  command.addCommand(operationCommand(io, "events.stream", undefined, "tail"));
  command
    .command("resend")
    .summary("Forward an event to your machine once more")
    .description("Forward an event to your machine once more, signed as `atlas listen` does.")
    .argument("<id>", "The event, by its id or an `event_id` that a webhook received.")
    .requiredOption("--forward-to <url>", "Address of your receiver.")
    .option("--secret <@file>", "Secret that signs. Default: the one that the profile keeps.")
    .option("--profile <name>", "Profile to use.")
    .addHelpText(
      "after",
      "\nExample:\n  $ atlas events resend 0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3 --forward-to http://127.0.0.1:3000/webhooks/atlas\n",
    )
    .action((id: string, flags: ResendFlags) => resend(io, id, flags));
};

const resend = async (io: Io, id: string, { forwardTo: url, secret: given, profile }: ResendFlags): Promise<void> => {
  if (!URL.canParse(url)) throw misuse("--forward-to is no address.", "Pass one such as http://127.0.0.1:3000/hook.");
  const account = await accountOf(io, profile);
  const secret = await listenSecret(io, account, given);
  const { bytes } = await send(io, account, { id: "events.get", params: { id }, query: {}, headers: {} });
  const { event } = dataOf(JSON.parse(new TextDecoder().decode(bytes))) as DataOf<"events.get">; // The service keeps the contract.
  const { status, milliseconds, error } = await forward(io, url, secret, event);
  if (status === null || status >= 300)
    throw new Failure(status === null ? `${url}: ${error}.` : `${url} answered ${status}.`, {
      kind: "failed",
      next: "Start or mend your receiver, then send it again.",
    });
  io.err(`${io.colors.green("✓")} ${event.event_type} was answered with ${status} in ${milliseconds} ms.\n`);
};
