/** Messages that are sent in the same moment: each once, each with its records, in the order in which they were decided. */
import { beforeAll, expect, test } from "vitest";
import { type Organization, describeShared } from "../test-support/served.ts";

const atOnce = 32;

describeShared("messages of the same moment", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });

  const send = (phone_number: string, number: number, idempotency_key: string) =>
    organization.client.succeed("messages.send", {
      body: {
        phone_number,
        template_id: organization.data.template_id,
        template_params: { name: `${number}` },
        category: "utility",
        idempotency_key,
      },
    });
  const sendAll = async (phone_number: string, keyOf: (number: number) => string) =>
    Promise.all(Array.from({ length: atOnce }, (_, number) => send(phone_number, number, keyOf(number))));

  const recordsOf = async (id: string) => {
    const { data: events } = await organization.client.succeed("conversations.listEvents", {
      params: { id },
      query: { limit: 200 },
    });
    return events.filter(({ event_type }) => event_type === "atlas.run.updated");
  };

  test.for(["a new customer", "a known customer"])("to %s are all in one conversation, in order", async (whose) => {
    const number = whose === "a new customer" ? "+15550190001" : "+15550190002";
    if (whose === "a known customer") await send(number, 0, "first");
    const sent = await sendAll(number, (each) => `${whose} ${each}`);
    const [conversation] = new Set(sent.map(({ data }) => data.conversation_id));
    expect(new Set(sent.map(({ data }) => data.conversation_id)).size).toBe(1);
    const ids = sent.map(({ data }) => data.message_id);
    expect(new Set(ids).size).toBe(atOnce);
    const { data } = await organization.client.succeed("messages.list", {
      query: { conversation_id: conversation ?? "", limit: 100 },
    });
    const listed = data.messages.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(ids));
    expect(listed).toEqual(listed.toSorted().toReversed());
    expect(await recordsOf(conversation ?? "")).toHaveLength(listed.length);
  });

  test("under eight keys are sent eight times, and the others are given the same answer", async () => {
    const sent = await sendAll("+15550190003", (each) => `raced ${each % 8}`).catch((error: unknown) => error);
    // A key that names another body is refused; here the body differs by its number.
    expect(String(sent)).toContain("idempotency_key_reused");
    const again = await Promise.all(
      Array.from({ length: atOnce }, (_, each) => send("+15550190004", each % 8, `shared ${each % 8}`)),
    );
    const ids = new Set(again.map(({ data }) => data.message_id));
    expect(ids.size).toBe(8);
    expect(await recordsOf(again[0]?.data.conversation_id ?? "")).toHaveLength(8);
  });
});
