/** Messages over adapters, which the sandbox asks as it asks receivers of webhooks. */
import { readRetryAfter } from "@atlas-messaging/service/webhooks/delivery";
import { deliveryHeaders } from "@atlas-messaging/service/webhooks/replay";
import {
  type AdapterAnswer,
  type AdapterRequest,
  handoverOf,
  messageRequest,
  reactionRequest,
  readRequest,
  receiptOf,
} from "@atlas-messaging/service/messages/adapter";
import { inLine, messageOf } from "@atlas-messaging/service/messages/facts.memory";
import { reportRead, sendMessage, sendReaction } from "@atlas-messaging/service/messages/jobs";
import { quietHoursOf } from "@atlas-messaging/service/customers/facts.memory";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import type { ChannelLinkRow, ChannelSecrets } from "@atlas-messaging/service/rows/channels";
import { instantOf } from "@atlas-messaging/service/core/time";
import { signatures } from "../signing.ts";
import { type OutsideJob, type OutsideJobShell, type ReceiverResponse, askingOutside } from "./job-shell.ts";

/** No cap counts messages over adapters. */
const noSpending = { uses: [], rates: [], serviceMessages: 0 };

export const send: OutsideJob = askingOutside(
  bindJob(sendMessage, {
    load: (shell, organizationId, { id }) => {
      const organization = shell.world.organization(organizationId);
      const { tables } = organization;
      const message = messageOf(organization, id);
      return {
        message,
        link: tables.channel_links.byId(message?.channel.id ?? null),
        template: null,
        quietHours: quietHoursOf(organization),
        quoted: tables.messages.byId(message?.message.reply_to ?? null),
        media: null,
        suspended: false,
        spending: noSpending,
        ...inLine(organization, id),
      };
    },
    answer: async (shell, outgoing) => handoverOf(await ask(shell, outgoing.link, messageRequest(outgoing))),
  }),
);

const reached = (shell: OutsideJobShell, organizationId: string, { id }: { readonly id: string }) => {
  const organization = shell.world.organization(organizationId);
  const message = messageOf(organization, id);
  return { message, link: organization.tables.channel_links.byId(message?.channel.id ?? null) };
};

export const react: OutsideJob = askingOutside(
  bindJob(sendReaction, {
    load: reached,
    answer: async (shell, { link, ...reaction }, { id }) =>
      receiptOf(await ask(shell, link, reactionRequest(reaction, id, instantOf(shell.clock)))),
  }),
);

export const report: OutsideJob = askingOutside(
  bindJob(reportRead, {
    load: reached,
    answer: async (shell, { link, ...read }, { id }) =>
      receiptOf(await ask(shell, link, readRequest(read, id, instantOf(shell.clock)))),
  }),
);

const ask = async (
  { clock, outside }: OutsideJobShell,
  link: ChannelLinkRow | null,
  { id, body: content }: AdapterRequest,
): Promise<AdapterAnswer> => {
  if (!link) return { problem: "The channel has no link." };
  const { app_secret }: ChannelSecrets = JSON.parse(link.secrets);
  const body = new TextEncoder().encode(JSON.stringify(content));
  const signed = signatures(body, { id, at: clock.now(), secrets: [app_secret] });
  const headers = { ...deliveryHeaders, "x-request-id": id, ...signed };
  const answer = await outside.deliver(new Request(link.base_url, { method: "POST", headers, body }));
  return answerOf(answer, instantOf(clock));
};

const answerOf = (answer: ReceiverResponse, now: string): AdapterAnswer => {
  if ("error" in answer) return { problem: answer.error };
  const { status, headers, body } = answer;
  return { status, body: jsonOf(body), retryAfter: readRetryAfter(headers?.["retry-after"], now) ?? 0 };
};

const jsonOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
};
