/** A day in a sandbox organization, told by calls, so that each page has something to show. */
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";

interface Story {
  /** Signs in a browser. */
  readonly link: string;
  /** Pages with something open. */
  readonly open: readonly { readonly name: string; readonly path: string }[];
}

export const tellStory = async (url: string): Promise<Story> => {
  const credentials = await new Atlas({ baseUrl: url }).sandbox.credentials();
  const atlas = new Atlas({ baseUrl: url, token: credentials.token });
  const console = new AtlasConsole({ consoleUrl: url, token: credentials.operator_token });
  const says = (phone_number: string, name: string, text: string) =>
    console.sandbox.writeAsCustomer({ phone_number, name, text });

  await console.members.update(await ownId(console), { name: "Ada Moreno" });
  const grace = await says("+15550100001", "Grace Hopper", "Is my order on its way? I have waited since Monday.");
  await console.conversations.takeOver(grace.conversation_id);
  await console.conversations.reply(grace.conversation_id, { text: "Let me look. Which order is it?" });
  await says("+15550100001", "Grace Hopper", "4711, two lamps and a table.");
  await console.conversations.addNote(grace.conversation_id, { text: "She had a refund in March. Be generous." });
  await console.conversations.setLabels(grace.conversation_id, { labels: ["delivery"] });
  const alan = await says("+15550100002", "Alan Turing", "Can you call me back?");
  await console.conversations.reply(alan.conversation_id, { text: "With pleasure. When does it suit you?" });
  await says("+15550100006", "Katherine Johnson", "Do you have this in blue?");

  const mira = await atlas.agents.create({ name: "Mira", channels: ["chatapp"], answer_after_seconds: 0 });
  const edsger = await says("+15550100007", "Edsger Dijkstra", "When are you open on Sundays?");
  await askForVoucher(url, credentials);
  const { approvals } = await console.approvals.list({ state: "pending" });
  const { sign_in_link } = await console.account.createSignInLink();
  return {
    link: sign_in_link.url,
    open: [
      { name: "inbox-taken-over", path: inbox(grace.conversation_id) },
      { name: "inbox-failed", path: inbox(alan.conversation_id) },
      { name: "inbox-agent", path: inbox(edsger.conversation_id) },
      { name: "inbox-window-closed", path: inbox(await silentConversation(console)) },
      { name: "consent", path: await consentPath(console) },
      { name: "agents-one", path: `/console/agents?agent=${mira.agent.id}` },
      { name: "members-one", path: `/console/members?member=${await ownId(console)}` },
      ...[
        "organization",
        "quiet-hours",
        "alerts",
        "retention",
        "export",
        "password",
        "second-factor",
        "sessions",
        "limits",
      ].map((part) => ({
        name: `settings-${part}`,
        path: `/console/settings?part=${part}`,
      })),
      { name: "approvals-one", path: `/console/approvals?approval=${approvals[0]?.id ?? ""}` },
    ],
  };
};

const inbox = (id: string): string => `/console/inbox?view=all&conversation=${id}`;

/** An app asks for consent. */
const consentPath = async (console: AtlasConsole): Promise<string> => {
  const { app } = await console.apps.create({ name: "Booker" });
  const redirect_uri = "https://booker.example/back";
  await console.apps.addRedirectUri(app.id, { redirect_uri });
  const asked = {
    response_type: "code",
    client_id: app.client_id,
    redirect_uri,
    scope: "atlas.messages.send atlas.conversations.read atlas.knowledge.read",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  };
  return `/oauth/authorize?${new URLSearchParams(asked).toString()}`;
};

const ownId = async (console: AtlasConsole): Promise<string> => (await console.sessions.getCurrent()).member.id;

/** A scripted number has been silent for two days. */
const silentConversation = async (console: AtlasConsole): Promise<string> => {
  const { conversations } = await console.conversations.list();
  return conversations.find(({ window_open }) => !window_open)?.id ?? "";
};

interface Credentials {
  readonly token: string;
  readonly mcp_url: string;
  readonly voucher_id: string;
  readonly customer_id: string;
}

const askForVoucher = async (url: string, { token, mcp_url, voucher_id, customer_id }: Credentials): Promise<void> => {
  const params = {
    name: "issue_voucher",
    arguments: { voucher_id, customer_id },
    idempotency_key: "voucher-for-grace",
  };
  await fetch(new URL(new URL(mcp_url).pathname, url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
};
