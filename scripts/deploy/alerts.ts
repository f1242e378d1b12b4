/** Mails of a deployment, and each kind of alert, provoked once and told by mail and in Slack's form. */
import type { AlertKind } from "@atlas-messaging/service/rows/organizations";
import {
  type CloudNetwork,
  callbackOf,
  startNetwork,
  templateCallbackOf,
} from "../../servers/reference/test-support/cloud-network.ts";
import { type MailServer, mailText, startMailServer } from "../../servers/reference/test-support/mail-server.ts";
import { connectAsOwner, freePort, startPostgres } from "../../servers/reference/test-support/postgres.ts";
import { type Call, type Shop, callerOf, openShop } from "./first-customer.ts";
import { needs } from "./processes.ts";
import { binary } from "./programs.ts";
import { type Proxy, startCaddy, startStack } from "./stack.ts";

/** Words of each kind in a mail or a post. */
const words: { readonly [Kind in AlertKind]: string } = {
  webhook_disabled: "1 webhook was disabled",
  webhook_failing: "1 webhook has failed for an hour",
  channel_refused: "1 channel is refused",
  template_rejected: "1 template was rejected",
  approval_waiting: "1 action waits for a decision",
  handoff_waiting: "1 conversation waits for a person",
  job_set_aside: "1 job failed for good",
  limit_near: "1 limit is nearly reached",
  key_expiring: "1 key expires within a week",
  deprecated_in_use: "1 deprecated operation is in use",
  cap_reached: "1 spending cap holds messages",
};
const kinds = Object.entries(words);
const day = 86_400_000;
const patience = 180_000;

interface Parts {
  readonly call: Call;
  readonly shop: Shop;
  readonly caddy: Proxy;
  readonly provider: CloudNetwork;
  readonly mail: MailServer;
  readonly chat: Chat;
  /** Runs a statement past all rights, for states that take hours. */
  readonly put: (statement: string) => Promise<void>;
}

interface Chat {
  readonly url: string;
  readonly texts: readonly string[];
  readonly close: () => Promise<void>;
}

/** Takes posts in Slack's form at `/chat`, and fails elsewhere. */
const startChat = (): Chat => {
  const texts: string[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      if (new URL(request.url).pathname !== "/chat") return new Response(null, { status: 500 });
      const { text }: { readonly text: string } = await request.json(); // Slack's form; a missing text fails below.
      texts.push(text);
      return new Response("ok");
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, texts, close: () => server.stop(true) };
};

const until = async <Found>(
  what: string,
  find: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> => {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await Bun.sleep(200);
  }
  throw new Error(`${what} did not come.`);
};

const tokenFor = ({ mail }: Parts, email: string, subject: string): Promise<string> =>
  until(`The mail "${subject}" for ${email}`, () => {
    const found = mail.mails.find(({ to, content }) => to.includes(email) && content.includes(subject));
    return found && /#token=(\S+)/.exec(mailText(found))?.[1];
  });

const password = "another horse battery staple";

/** A colleague joins by the link of the invitation, and the first operator gets a new password by a link. */
const followLinks = async (parts: Parts): Promise<void> => {
  const { call, shop } = parts;
  await call("/operator/developers/members", shop.session, { email: "bob@shop.example", role: "viewer" });
  const invitation_token = await tokenFor(parts, "bob@shop.example", "Invitation to");
  await call("/operator/invitations/accept", "", { invitation_token, password });
  await call("/operator/password/reset/request", "", { email: "bob@shop.example" });
  const reset_token = await tokenFor(parts, "bob@shop.example", "New password for");
  await call("/operator/password/reset", "", { reset_token, password: `${password} 2` });
};

type Callback = ReturnType<typeof callbackOf>;

/** The provider rejects a template, once the service knows that the provider has it. */
const rejectTemplate = async (
  { call, shop, provider }: Parts,
  callBack: (callback: Callback) => Promise<void>,
): Promise<void> => {
  interface Found {
    readonly template: { readonly id: string; readonly notice: string | null };
  }
  const path = "/operator/developers/templates";
  const described = { name: "ready", language: "en", category: "utility", body: "Hello {{name}}." };
  const { template } = await call<Found>(path, shop.session, described);
  await until("The submission of the template", async () =>
    (await call<Found>(`${path}/${template.id}`, shop.session)).template.notice === null ? undefined : true,
  );
  const found = await until("The template", () => provider.template("ready"));
  const about = {
    message_template_id: Number(found.id),
    message_template_name: "ready",
    message_template_language: "en",
  };
  const value = { ...about, event: "REJECTED", reason: "INVALID_FORMAT" };
  await callBack(templateCallbackOf(provider, { time: Math.floor(Date.now() / 1_000), value }));
};

const provokeByCustomers = async (parts: Parts): Promise<void> => {
  const { call, shop, caddy, provider, chat } = parts;
  for (const path of ["gone", "failing"]) {
    const body = { url: `${chat.url}/${path}`, events: ["conversation.message_received"] };
    await call("/v1/atlas/webhooks", shop.token, body);
  }
  const [channel] = (await call<{ channels: { id: string }[] }>("/v1/atlas/channels", shop.token)).channels;
  const callBack = async ({ raw, headers }: Callback): Promise<void> => {
    const url = `${caddy.base}/callbacks/channels/${channel?.id}`;
    const answer = await fetch(url, { ...caddy.tls, method: "POST", body: raw, headers });
    if (!answer.ok) throw new Error(`The callback is answered with ${answer.status}: ${await answer.text()}`);
  };
  const time = Math.floor(Date.now() / 1_000);
  const message = {
    id: "second",
    from: shop.phone.slice(1),
    timestamp: String(time),
    type: "text",
    text: { body: "Hello?" },
  };
  await callBack(callbackOf(provider, { contacts: [], messages: [message] }));
  const listed = await call<{ conversations: { id: string }[] }>("/v1/atlas/conversations", shop.token);
  const conversation_id = listed.conversations[0]?.id;
  const act = (action_type: string, payload: object) =>
    call("/v1/atlas/actions", shop.token, { conversation_id, action_type, payload });
  await act("draft", { text: "At eight." });
  await act("handoff", {});
  await rejectTemplate(parts, callBack);
  provider.network.revoke(provider.secrets.access_token);
  // The third failure in a row disconnects the channel.
  for (let failures = 0; failures < 3; failures += 1)
    await call(`/operator/channels/${channel?.id}/test`, shop.session, {});
};

const provoke = async (parts: Parts): Promise<void> => {
  await provokeByCustomers(parts);
  const { call, shop, put } = parts;
  const accounts = "/operator/developers/service-accounts";
  const [account] = (await call<{ service_accounts: { id: string }[] }>(accounts, shop.session)).service_accounts;
  const expires_at = new Date(Date.now() + 3 * day).toISOString();
  await call(`${accounts}/${account?.id}/keys`, shop.session, { granted_scopes: ["atlas.channels.read"], expires_at });
  await put(
    "update webhook_endpoints set status = 'disabled', notice = 'Its receiver is gone.' where url like '%/gone'",
  );
  await put("update webhook_endpoints set failing_since = now() - interval '2 hours' where url like '%/failing'");
  await put(`insert into outbox (organization_id, id, kind, subject_id, detail, attempts, due_at, ripe, dead_at, correlation_id, created_at)
    select id, gen_random_uuid(), 'report_read', id, '{}', 10, now(), true, now(), 'provoked', now() from organizations`);
  await put(`insert into deprecation_notices (organization_id, id, operation_id, created_at)
    select id, gen_random_uuid(), 'agents.list', now() from organizations`);
  await put(`insert into spending_caps (organization_id, scope, unit, maximum, reservations, reached_at, updated_at)
    select id, 'organization', 'messages', 0, 0, now(), now() from organizations`);
};

/** @throws {Error} that names the kinds that were not told, or told twice */
const heldOnce = async (way: string, texts: () => readonly string[]): Promise<number> => {
  const toldTimes = (times: (count: number) => boolean): readonly string[] =>
    kinds.flatMap(([kind, word]) => (times(texts().filter((each) => each.includes(`${word}:`)).length) ? [kind] : []));
  const missing = () => toldTimes((count) => count === 0);
  await until("Every alert", () => (missing().length === 0 ? true : undefined)).catch(() => {
    throw new Error(`Not told by ${way}: ${missing().join(", ")}. It has: ${texts().join("; ")}`);
  });
  const twice = toldTimes((count) => count > 1);
  if (twice.length > 0) throw new Error(`Told twice by ${way}: ${twice.join(", ")}`);
  return texts().length;
};

const tryAlerts = async (parts: Parts): Promise<string> => {
  await followLinks(parts);
  const { call, shop, chat, mail } = parts;
  const choice = { kinds: kinds.map(([kind]) => kind), emails: ["ops@shop.example"], webhook_url: `${chat.url}/chat` };
  await call("/operator/alerts", shop.session, choice);
  await provoke(parts);
  const mailed = () => mail.mails.filter(({ to }) => to.includes("ops@shop.example")).map((each) => mailText(each));
  const [mails, posts] = [await heldOnce("mail", mailed), await heldOnce("chat", () => chat.texts)];
  return `an invitation and a forgotten password by their links; ${kinds.length} kinds of alerts, each told once, in ${mails} mail(s) and ${posts} post(s)`;
};

/** A deployment of its own, as its channel is refused in the end. */
export const tryMailAndAlerts = async (folder: string): Promise<string> => {
  needs("caddy", "openssl");
  const [provider, mail, chat, httpsPort] = [
    await startNetwork(),
    await startMailServer(),
    startChat(),
    await freePort(),
  ];
  const postgres = await startPostgres();
  const changed = { ATLAS_SMTP_URL: mail.url, ATLAS_MAIL_FROM: "Atlas <atlas@shop.example>", ATLAS_MAX_WEBHOOKS: "2" };
  const superuser = connectAsOwner(postgres.url.replace(/\/[^/]*$/, "/atlas"));
  const end: (() => Promise<unknown>)[] = [];
  try {
    const stack = await startStack({ folder, program: binary, postgres, httpsPort, changed });
    end.push(() => Promise.all([...stack.servers, stack.worker].map((each) => each.stop())));
    const caddy = await startCaddy(stack, httpsPort);
    end.push(() => caddy.program.stop());
    const shop = await openShop(stack, caddy, provider);
    const put = async (statement: string): Promise<void> => void (await superuser.unsafe(statement));
    return await tryAlerts({ call: callerOf(caddy), shop, caddy, provider, mail, chat, put });
  } finally {
    for (const stop of end) await stop();
    await superuser.end();
    await Promise.all([provider.close(), mail.close(), chat.close()]);
    await postgres.stop();
  }
};
