/** What becomes of a message whose worker dies between the provider's answer and the commit. */
import { type Change, type Handover, type MessageRow, applyReport, insert } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import type { ChannelProvider } from "../channel-providers/index.ts";
import { describeOnBoth } from "../../test-support/databases.ts";
import { channelRow, conversationRow, customerRow, jobRow, organizationRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import { commit } from "../platform/database/index.ts";
import { claim } from "./claim.ts";
import { loadMessage } from "./load.ts";
import { queues } from "./queues.ts";
import { sendMessage } from "./send-message.ts";
import { factsOf } from "./settle.ts";

describeOnBoth("a message", (open) => {
  /** One that waits to be sent, a clock that is set by hand, and a provider that counts. */
  const begin = async () => {
    const database = await open();
    const at = { now: Date.parse("2026-01-02T12:00:00.000Z") };
    const services = { ...testServices(database), clock: { now: () => at.now } };
    const organizationId = uuidv7();
    const customer = customerRow(organizationId);
    const channel = channelRow(organizationId);
    const conversation = conversationRow(organizationId, { customer_id: customer.id, channel_id: channel.id });
    const accepted = new Date(at.now).toISOString();
    const message: MessageRow = {
      organization_id: organizationId,
      id: uuidv7(),
      conversation_id: conversation.id,
      direction: "outbound",
      type: "text",
      text: "Your table is ready.",
      template_id: null,
      category: null,
      delivery_state: "queued",
      provider_message_id: null,
      error_code: null,
      created_at: accepted,
      updated_at: accepted,
    };
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
      check: async () => ({ ok: true, latencyMs: 0 }),
    };
    const work = async (handler = sendMessage({ sandbox: provider, cloud_api: provider }, () => 0)) => {
      const jobs = await claim(services, queues.prompt, 10);
      const own = jobs.find(({ subject_id }) => subject_id === message.id);
      if (own) await handler(services, own);
      return own !== undefined;
    };
    const state = async () => {
      const { message: found } = await loadMessage(database, organizationId, { id: message.id });
      return found?.message;
    };
    /** The provider has taken it, and nobody has written that down. */
    const dieAfterSending = () =>
      work(async (_, own) => {
        await provider.send({ message, customer, channel, link: null, template: null, templateParams: {} });
        expect(own.subject_id).toBe(message.id);
      });
    const report = async (provider_message_id: string) => {
      const { message: found } = await loadMessage(database, organizationId, { id: message.id });
      if (!found) throw new Error("the message is not there");
      const changes = applyReport(
        { ...factsOf(services, job), ...found },
        { status: "delivered", provider_message_id },
      );
      expect(await commit(database, organizationId, changes)).toBe("committed");
    };
    return { at, work, state, dieAfterSending, report, sentSoFar: () => sent };
  };

  test("is sent once when nobody dies", async () => {
    const { work, state, sentSoFar } = await begin();
    expect([await work(), await work()]).toEqual([true, false]);
    expect(await state()).toMatchObject({ delivery_state: "sent", provider_message_id: "provider-1" });
    expect(sentSoFar()).toBe(1);
  });

  describe("whose worker dies after sending it", () => {
    test("is held for the lease, and not sent again when a callback has told of it by then", async () => {
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
});
