/** Messages whose worker dies between the provider's answer and the commit, or whose provider is unclear. */
import { type Change, insert } from "@atlas-messaging/service/core/changes";
import { type Handover, applyReport } from "@atlas-messaging/service/messages/delivery";
import { day, second } from "@atlas-messaging/service/core/time";
import { jobFacts } from "@atlas-messaging/service/pipeline/job";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { cloudApi } from "../channel-providers/cloud-api/index.ts";
import type { ChannelProvider, OpenLink } from "../channel-providers/provider.ts";
import { startNetwork } from "../../test-support/cloud-network.ts";
import { describeOnBoth } from "../../test-support/databases.ts";
import { handlersOf } from "../../test-support/handlers.ts";
import {
  channelRow,
  conversationRow,
  customerRow,
  jobRow,
  messageRow,
  organizationRow,
} from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { claim } from "../outbox/claim.ts";
import { handlerOf } from "./handler.ts";
import { loadMessage } from "./load.ts";
import { queues } from "../outbox/queues.ts";
import { sendMessage } from "./send-message.ts";
import { startWorker } from "./worker.ts";

const sending = (provider: ChannelProvider) =>
  handlerOf(sendMessage({ sandbox: provider, cloud_api: provider, adapter: provider }), () => 0).run;

describeOnBoth("a message", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  /** One that waits to be sent, a clock that is set by hand, and a provider that counts. */
  const begin = async () => {
    const at = { now: Date.parse("2026-01-02T12:00:00.000Z") };
    const services = { ...testServices(database), clock: { now: () => at.now } };
    const organizationId = uuidv7();
    const customer = customerRow(organizationId);
    const channel = channelRow(organizationId);
    const conversation = conversationRow(organizationId, { customer_id: customer.id, channel_id: channel.id });
    const accepted = new Date(at.now).toISOString();
    const message = messageRow(organizationId, {
      conversation_id: conversation.id,
      direction: "outbound",
      text: "Your table is ready.",
      delivery_state: "queued",
      created_at: accepted,
      updated_at: accepted,
    });
    const job = jobRow(organizationId, { subject_id: message.id });
    const rows: readonly Change[] = [
      insert("organizations", organizationRow({ id: organizationId })),
      insert("customers", customer),
      insert("channels", channel),
      insert("conversations", conversation),
      insert("messages", message),
      insert("outbox", job),
    ];
    expect(await commit(database, organizationId, rows)).toBe("committed");
    let sent = 0;
    const provider: ChannelProvider = {
      send: async (): Promise<Handover> => ({ kind: "sent", provider_message_id: `provider-${++sent}` }),
      reportRead: async () => ({ kind: "told" }),
      react: async () => ({ kind: "told" }),
      takeMedia: async () => ({ kind: "failed", failure: "message_invalid" }),
      fetchMedia: async () => ({ kind: "failed", error_code: "not_found" }),
      check: async () => ({ ok: true, latencyMs: 0 }),
    };
    const work = async (handler = sending(provider)) => {
      const jobs = await claim(services, queues.prompt, 10);
      const own = jobs.find(({ subject_id }) => subject_id === message.id);
      if (own) await handler(services, own);
      return own !== undefined;
    };
    const state = async () => {
      const { message: found } = await loadMessage(database, organizationId, { id: message.id });
      return found?.message;
    };
    /** The provider has taken it, and nothing was recorded. */
    const dieAfterSending = () =>
      work(async (_services, own) => {
        const nothing = {
          link: null,
          template: null,
          templateParams: {},
          linkPreview: false,
          quotedId: null,
          media: null,
        };
        await provider.send({ message, customer, channel, ...nothing });
        expect(own.subject_id).toBe(message.id);
      });
    const report = async (provider_message_id: string) => {
      const { message: found } = await loadMessage(database, organizationId, { id: message.id });
      if (!found) throw new Error("the message is not there");
      const changes = applyReport(
        { ...jobFacts(services, job), ...found },
        { status: "delivered", provider_message_id },
      );
      expect(await commit(database, organizationId, changes)).toBe("committed");
    };
    /** Error code that the organization sees. */
    const reportedFailureCode = async () => {
      const events = await database.asTenant<{ code: string | null }>(organizationId, {
        text: `select payload #>> '{message,error_code}' as code from events where names ? 'conversation.message_failed'`,
        values: [],
      });
      return events.map(({ code }) => code);
    };
    const failedBefore = (times: number) =>
      database.asTenant(organizationId, { text: "update outbox set attempts = $1::int", values: [times] });
    return {
      at,
      work,
      state,
      dieAfterSending,
      report,
      sentSoFar: () => sent,
      services,
      channel,
      reportedFailureCode,
      failedBefore,
    };
  };

  test("is sent once when nobody dies, and the log tells whose it was", async () => {
    const { work, state, sentSoFar, services, channel } = await begin();
    const told = vi.spyOn(services.lines, "info");
    expect([await work(), await work()]).toEqual([true, false]);
    expect(await state()).toMatchObject({ delivery_state: "sent", provider_message_id: "provider-1" });
    expect(sentSoFar()).toBe(1);
    const { organization_id, id: channel_id, provider } = channel;
    const whose = { organization_id, channel_id, provider, message_id: (await state())?.id, outcome: "sent" };
    expect(told.mock.calls).toEqual([[whose, "message handed over"]]);
  });

  describe("whose worker dies after sending it", () => {
    test("is held for the lease, and not sent again if a callback has reported it by then", async () => {
      const { at, work, state, dieAfterSending, report, sentSoFar } = await begin();
      expect(await dieAfterSending()).toBe(true);
      expect(await work()).toBe(false);
      await report("provider-1");
      at.now += queues.prompt.lease;
      expect([await work(), await work()]).toEqual([true, false]);
      expect(await state()).toMatchObject({ delivery_state: "delivered", provider_message_id: "provider-1" });
      expect(sentSoFar()).toBe(1);
    });

    test("is sent a second time when none has: it may come twice, and is never lost", async () => {
      const { at, work, state, dieAfterSending, sentSoFar } = await begin();
      await dieAfterSending();
      at.now += queues.prompt.lease;
      expect(await work()).toBe(true);
      expect(await state()).toMatchObject({ delivery_state: "sent", provider_message_id: "provider-2" });
      expect(sentSoFar()).toBe(2);
    });
  });

  test("whose provider takes it each time without a name for it is handed over three times, and then fails", async () => {
    const { at, work, state, channel, reportedFailureCode } = await begin();
    const api = await startNetwork();
    const outgoing = createOutgoingHttp({ allowLoopback: true });
    api.network.answer(() => Response.json({ messages: [{}] }), { times: 3 });
    const provider = cloudApi(outgoing);
    const link: OpenLink = {
      organization_id: channel.organization_id,
      id: channel.id,
      provider: "cloud_api",
      base_url: api.url,
      sender_id: api.senderId,
      number_key: api.senderId,
      business_account_id: null,

      display_number: null,
      template_language: "en_US",
      rotated_at: null,
      secrets: api.secrets,
      created_at: channel.created_at,
    };
    const linked: ChannelProvider = { ...provider, send: (outbound) => provider.send({ ...outbound, link }) };
    const handler = sending(linked);
    const waits: boolean[] = [];
    for (const rest of [30 * second, 60 * second, 120 * second, day]) {
      waits.push(await work(handler));
      at.now += rest - 1;
      expect(await work(handler)).toBe(false);
      at.now += 1;
    }
    expect(waits).toEqual([true, true, true, false]);
    expect(api.taken).toHaveLength(3);
    expect(await state()).toMatchObject({ delivery_state: "failed", error_code: "provider_unclear" });
    expect(await reportedFailureCode()).toEqual(["provider_unclear"]);
    outgoing.close();
    await api.close();
  });

  test.for([
    [8, "queued", []],
    [9, "failed", ["set_aside"]],
  ] as const)(
    "whose job has failed on our side %i times and fails again is %s",
    async ([times, delivery_state, failure]) => {
      const { services, state, reportedFailureCode, failedBefore } = await begin();
      await failedBefore(times);
      const tried = Promise.withResolvers<void>();
      const worker = startWorker(
        services,
        handlersOf(async () => {
          tried.resolve();
          throw new Error("nothing can be sent");
        }),
      );
      await tried.promise;
      await worker.stop();
      expect(await state()).toMatchObject({ delivery_state });
      expect(await reportedFailureCode()).toEqual(failure);
    },
  );
});
