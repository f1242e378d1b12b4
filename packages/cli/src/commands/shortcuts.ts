import type { OperationId } from "@atlas-messaging/contract";
import type { Command } from "commander";
import type { Io } from "../io.ts";
import { operationCommand } from "../operation/command.ts";

/** Short names of operations of the console, by group and name. */
const shortcuts: { readonly [group: string]: { readonly [name: string]: OperationId } } = {
  deliveries: {
    list: "console.deliveries.list",
    show: "console.webhooks.getDelivery",
    replay: "console.webhooks.replayDelivery",
  },
  approvals: {
    list: "console.approvals.list",
    show: "console.approvals.get",
    rehearse: "console.approvals.rehearse",
    approve: "console.approvals.approve",
    reject: "console.approvals.reject",
  },
};

export const addShortcuts = (io: Io, command: Command): void => {
  for (const [name, id] of Object.entries(shortcuts[command.name()] ?? {}))
    command.addCommand(operationCommand(io, id, undefined, name));
};
