/** Channels that an operator links while the service runs (the emulated network on loopback). */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CloudNetwork, callbackOf, startNetwork } from "../test-support/cloud-network.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_ENVIRONMENT: "staging", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

let api: CloudNetwork;
let receiver: Receiver;
beforeAll(async () => {
  api = await startNetwork();
  receiver = await startReceiver();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

describeServedOnPostgres(
  "an operator's channel",
  { settings, seed: (database) => seedOrganization(database, "staging") },
  (served) => {
    const operator = () => served.clientOf(served.seeded.data.operator_token);
    const client = () => served.clientOf(served.seeded.token);
    const number = "+15550307777";
    const next = { access_token: "access-token-next", app_secret: "app-secret-next" };
    let channelId = "";
    let callback = "";

    const challenge = async (token: string) => {
      const query = new URLSearchParams({
        "hub.mode": "subscribe",
        "hub.verify_token": token,
        "hub.challenge": "4711",
      });
      const answer = await fetch(`${callback}?${query}`);
      return answer.status === 200 ? answer.text() : answer.status;
    };
    const hear = async (secrets: CloudNetwork["secrets"], id: string) => {
      const { raw, headers } = callbackOf(
        { senderId: api.senderId, secrets },
        {
          contacts: [{ wa_id: number.slice(1), profile: { name: "Ada" } }],
          messages: [
            {
              id,
              from: number.slice(1),
              timestamp: String(Math.floor(Date.now() / 1_000)),
              type: "text",
              text: { body: "Hello?" },
            },
          ],
        },
      );
      return (await fetch(callback, { method: "POST", body: raw, headers })).status;
    };
    const send = () =>
      client().call("messages.send", { body: { phone_number: number, text: "Hi", channel_id: channelId } });

    test("is linked over HTTP, verified, heard and sent over", async () => {
      const { access_token, app_secret } = api.secrets;
      const body = {
        channel: "chatapp",
        display_name: "Shop",
        base_url: api.url,
        sender_id: api.senderId,
        template_language: "en_US",
        access_token,
        app_secret,
        idempotency_key: "link",
      };
      const first = await operator().call("console.channels.link", { body });
      const again = await operator().call("console.channels.link", { body });
      expect(again.text).toBe(first.text);
      const { channel, callback_url, verify_token } = (await operator().succeed("console.channels.link", { body }))
        .data;
      channelId = channel.id;
      callback = `${served.server.url}${new URL(callback_url).pathname}`;
      expect(await challenge(verify_token)).toBe("4711");
      expect(await challenge("another-token")).toBe(404);
      expect(await hear(api.secrets, "inbound-1")).toBe(200);
      await eventually(async () => expect((await send()).status).toBe(200));
      await eventually(() => expect(api.taken.some(({ body: sent }) => Object(sent).to !== undefined)).toBe(true));
    });

    test("is tested now, and tells the health", async () => {
      const { channel } = (await operator().succeed("console.channels.test", { params: { channel_id: channelId } }))
        .data;
      expect(channel).toMatchObject({ health: { state: "healthy", consecutive_failures: 0 } });
      expect(channel.last_health_check).not.toBeNull();
    });

    test("that names its business account later submits the templates that waited for it", async () => {
      const body = { name: "waited", language: "en_US", category: "utility", body: "It is here." } as const;
      const { template } = (await operator().succeed("console.templates.create", { body })).data;
      expect(template.status).toBe("draft");
      const named = { params: { channel_id: channelId }, body: { business_account_id: api.businessAccountId } };
      await operator().succeed("console.channels.update", named);
      await eventually(() => expect(api.template("waited", "en_US")).toBeDefined());
    });

    test("believes the new secrets alone after a rotation", async () => {
      api.network.issue(next.access_token);
      const rotated = await operator().succeed("console.channels.rotateToken", {
        params: { channel_id: channelId },
        body: next,
      });
      const { verify_token } = rotated.data;
      expect(await challenge(verify_token)).toBe("4711");
      expect(await hear(api.secrets, "inbound-2")).toBe(404);
      expect(await hear({ ...next, verify_token }, "inbound-3")).toBe(200);
    });

    test("tells by webhook that the messaging app refuses its token, and that it takes the next", async () => {
      const url = `${receiver.url}/${served.seeded.organizationId}`;
      const hook = { url, events: ["channel.status_changed"] };
      const secret = (await client().succeed("webhooks.create", { body: hook })).data.secret ?? "";
      const params = { channel_id: channelId };
      const tested = async () => (await operator().succeed("console.channels.test", { params })).data.channel;
      const rotate = (access_token: string) =>
        operator().succeed("console.channels.rotateToken", { params, body: { access_token } });
      await rotate("access-token-leaked");
      for (const status of ["active", "active", "disconnected"]) expect((await tested()).status).toBe(status);
      const message = "The messaging app refuses the channel's access token or account.";
      expect(await tested()).toMatchObject({ health: { state: "unreachable", consecutive_failures: 4, message } });
      // The app secret stayed, so callbacks are still heard.
      api.network.issue("access-token-taken");
      const { verify_token } = (await rotate("access-token-taken")).data;
      expect(await hear({ ...next, verify_token }, "inbound-4")).toBe(200);
      expect((await tested()).status).toBe("active");
      const events = await eventually(() => {
        const own = receiver.arrived.filter(({ path }) => path.endsWith(served.seeded.organizationId));
        expect(own).toHaveLength(3);
        return own.map((arrived) => eventOf(arrived, secret));
      });
      const about = { channel_id: channelId, cause: "health" };
      expect(events.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))).toMatchObject([
        { ...about, status: "active", previous_status: "active", health: { state: "degraded", message } },
        { ...about, status: "disconnected", previous_status: "active", health: { state: "unreachable", message } },
        { ...about, status: "active", previous_status: "disconnected", health: { state: "healthy" } },
      ]);
    });

    test("sends nothing while it is disconnected", async () => {
      const params = { channel_id: channelId };
      const both = await Promise.all([0, 1].map(() => operator().call("console.channels.disconnect", { params })));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await send()).toMatchObject({ status: 409, error: { code: "conflict" } });
      await operator().succeed("console.channels.reconnect", { params });
      expect((await send()).status).toBe(200);
      const { data } = await operator().succeed("console.auditEvents.list");
      const events = data.events.filter(({ event_type }) => event_type === "atlas_api.channel.status.change");
      expect(events).toHaveLength(2);
    });

    test("of another organization is not there", async () => {
      const unknown = { status: 404, error: { code: "not_found" } };
      const params = { channel_id: served.seeded.organizationId };
      expect(await operator().call("console.channels.disconnect", { params })).toMatchObject(unknown);
    });
  },
);
