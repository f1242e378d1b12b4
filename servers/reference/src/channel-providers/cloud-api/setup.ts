/** Checks what links a number, and subscribes the app, by the Graph API. Each step says in plain words what it found. */
import {
  type SetupStep,
  type SetupStepName,
  checkSteps,
  setupOf,
  subscribeSteps,
} from "@atlas-messaging/service/channels/setup";
import { callbackFields, scopes } from "@atlas-messaging/cloud-api-emulator/network";
import type { ChannelSetup, CheckedLink } from "@atlas-messaging/service/pipeline/provider-answers";
import type { OutgoingHttp, OutgoingResult } from "../../platform/outgoing-http.ts";
import type { OpenLink } from "../provider.ts";
import { isSuccess, listAt, member, numberAt, parsed, textAt, wordsOf } from "./answers.ts";

const timeoutMs = 5_000;
const maxResponseBytes = 262_144;

interface Credentials {
  readonly base_url: string;
  readonly access_token: string;
  readonly app_secret: string;
}

/** An answer of the API: its JSON, or why there is none. */
type Answer = { readonly body: unknown; readonly problem?: undefined } | { readonly problem: string };

/** Asks the API as the token, or as the app. */
const askerOf = (outgoing: OutgoingHttp, { base_url, access_token, app_secret }: Credentials) => {
  const base = base_url.replace(/\/$/, "");
  const optionsOf = (appId?: string) => ({
    headers: {
      authorization: `Bearer ${appId === undefined ? access_token : `${appId}|${app_secret}`}`,
      "content-type": "application/json",
    },
    timeoutMs,
    maxResponseBytes,
  });
  return {
    get: async (path: string, appId?: string) => answerOf(await outgoing.get(`${base}/${path}`, optionsOf(appId))),
    post: async (path: string, body: object, appId?: string) => {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      return answerOf(await outgoing.post(`${base}/${path}`, { ...optionsOf(appId), body: bytes }));
    },
  };
};

type Ask = ReturnType<typeof askerOf>;

const answerOf = (answer: OutgoingResult): Answer => {
  if (answer.error !== undefined) return { problem: answer.message };
  const body = parsed(answer.body);
  if (isSuccess(answer) && typeof body === "object") return { body };
  const words = wordsOf(member(body, "error"));
  return { problem: words ? `${words.title} (${words.code}).` : `The address answered ${answer.status}.` };
};

const passed = (step: SetupStepName, message: string, advice: string | null = null): SetupStep =>
  stepOf(step, "passed", message, advice);
const failed = (step: SetupStepName, message: string, advice: string): SetupStep =>
  stepOf(step, "failed", message, advice);

const stepOf = (step: SetupStepName, state: SetupStep["state"], message: string, advice: string | null): SetupStep => ({
  step,
  state,
  message: message.slice(0, 500),
  advice,
});

const newToken =
  "Make a token of a system user in Meta's business settings, with both WhatsApp permissions. Copy it without spaces.";

/** Answer of the API about a token: its app, and its permissions. */
interface Token {
  readonly appId: string | null;
  readonly scopes: readonly unknown[];
}

const readToken = async (ask: Ask, token: string): Promise<{ readonly step: SetupStep; readonly token: Token }> => {
  const answer = await ask.get(`debug_token?input_token=${encodeURIComponent(token)}`);
  const none: Token = { appId: null, scopes: [] };
  if (answer.problem !== undefined) {
    const message = `The access token was not taken: ${answer.problem}`;
    return { token: none, step: failed("token", message, `Check the address of the API. ${newToken}`) };
  }
  const data = member(answer.body, "data");
  if (member(data, "is_valid") !== true) {
    const why = textAt(data, "error", "message") ?? "It is expired or revoked";
    return { token: none, step: failed("token", `The access token is not valid: ${why}.`, newToken) };
  }
  const found = { appId: textAt(data, "app_id"), scopes: listAt(data, "scopes") };
  const expires = numberAt(data, "expires_at") ?? 0;
  if (expires === 0) return { token: found, step: passed("token", "The access token is valid and does not expire.") };
  const until = new Date(expires * 1_000).toISOString().slice(0, 16).replace("T", " ");
  const message = `The access token is valid until ${until} UTC only.`;
  return { token: found, step: passed("token", message, `Good for a trial. Later: ${newToken}`) };
};

const checkSecret = async (ask: Ask, { appId }: Token, named: string | undefined): Promise<SetupStep> => {
  if (appId === null || (named !== undefined && named !== appId)) {
    const message = `The access token belongs to app ${appId ?? "of nobody"}, not to ${named ?? "an app"}.`;
    return failed("secret", message, "Take token, app id and app secret of the same app.");
  }
  const answer = await ask.get(appId, appId);
  if (answer.problem === undefined) return passed("secret", `The app secret is that of app ${appId}.`);
  const message = `The app secret is not that of app ${appId}: ${answer.problem}`;
  return failed("secret", message, "Copy it from App settings, Basic, App secret, Show.");
};

const checkScopes = ({ scopes: given }: Token): SetupStep => {
  const missing = scopes.filter((scope) => !given.includes(scope));
  if (missing.length === 0) return passed("scopes", "The token may send messages and manage the account.");
  return failed(
    "scopes",
    `The token lacks ${missing.join(" and ")}.`,
    "Make a new token, and choose both permissions.",
  );
};

const readNumber = async (ask: Ask, id: string) => {
  const answer = await ask.get(`${id}?fields=display_phone_number,verified_name,status`);
  const phone = answer.problem === undefined ? textAt(answer.body, "display_phone_number") : null;
  if (answer.problem !== undefined || phone === null) {
    const message = `The token sees no number with the id ${id}: ${answer.problem ?? "it is something else."}`;
    const advice =
      "Enter the phone number id of WhatsApp, API setup. It is not the number itself, nor the account's id.";
    return { number: null, step: failed("number", message, advice) };
  }
  const number = {
    phone_number: phone.slice(0, 64),
    display_name: (textAt(answer.body, "verified_name") ?? "").slice(0, 200),
  };
  const status = textAt(answer.body, "status") ?? "CONNECTED";
  if (status === "CONNECTED") return { number, step: passed("number", `It is ${phone}, ${number.display_name}.`) };
  const message = `The number ${phone} is ${status.toLowerCase().replaceAll("_", " ")}, not connected.`;
  return {
    number,
    step: failed("number", message, "Register it in WhatsApp Manager, Phone numbers. Then check again."),
  };
};

const checkAccount = async (ask: Ask, account: string | undefined, senderId: string): Promise<SetupStep> => {
  const where = "Copy the WhatsApp Business Account id from WhatsApp, API setup.";
  if (account === undefined) {
    const message = "No business account is named, so templates are not synced and the app is not subscribed.";
    return stepOf("account", "skipped", message, where);
  }
  const answer = await ask.get(`${account}/phone_numbers?fields=id&limit=100`);
  if (answer.problem !== undefined) {
    return failed("account", `The token sees no business account ${account}: ${answer.problem}`, where);
  }
  const has = listAt(answer.body, "data").some((each) => textAt(each, "id") === senderId);
  return has
    ? passed("account", `The business account ${account} has the number.`)
    : failed("account", `The business account ${account} has other numbers, not ${senderId}.`, where);
};

/** Checks a link before it is made. The first failure ends it, as what follows depends on it. */
export const checkCloudApiLink = async (outgoing: OutgoingHttp, checked: CheckedLink): Promise<ChannelSetup> => {
  const ask = askerOf(outgoing, checked);
  const done: SetupStep[] = [];
  const read = await readToken(ask, checked.access_token);
  done.push(read.step);
  if (isFailed(done)) return setupOf(done, checkSteps);
  done.push(await checkSecret(ask, read.token, checked.app_id));
  if (isFailed(done)) return setupOf(done, checkSteps);
  done.push(checkScopes(read.token));
  if (isFailed(done)) return setupOf(done, checkSteps);
  const { number, step } = await readNumber(ask, checked.sender_id);
  done.push(step);
  if (!isFailed(done)) done.push(await checkAccount(ask, checked.business_account_id, checked.sender_id));
  return setupOf(done, checkSteps, number);
};

const isFailed = (done: readonly SetupStep[]): boolean => done.at(-1)?.state === "failed";

const byHand = "Enter address and verify token by hand: your app at Meta, WhatsApp, Configuration, Webhook.";

/** Enters the address at the app, unless the app has another one, which other systems may need. */
const enterAddress = async (
  ask: Ask,
  appId: string,
  { url, verifyToken }: { readonly url: string; readonly verifyToken: string },
): Promise<{ readonly step: SetupStep; readonly isElsewhere: boolean }> => {
  const listed = await ask.get(`${appId}/subscriptions`, appId);
  if (listed.problem !== undefined) {
    return { isElsewhere: false, step: failed("callback", `The app was not read: ${listed.problem}`, byHand) };
  }
  const known = listAt(listed.body, "data").find(
    (each) => textAt(each, "object") === "whatsapp_business_account" && member(each, "active") === true,
  );
  const address = textAt(known, "callback_url");
  if (address !== null && address !== url) {
    const message = `The app calls ${address}, and that stays. Messages of this account come to ${url}.`;
    return {
      isElsewhere: true,
      step: passed("callback", message, "News of templates and the account go there alone."),
    };
  }
  const entered = await ask.post(
    `${appId}/subscriptions`,
    { object: "whatsapp_business_account", callback_url: url, verify_token: verifyToken, fields: fieldsWith(known) },
    appId,
  );
  return {
    isElsewhere: false,
    step:
      entered.problem === undefined
        ? passed("callback", `The app calls ${url}.`)
        : failed("callback", `The address ${url} was not taken: ${entered.problem}`, byHand),
  };
};

/** Keeps what the app hears of already. */
const fieldsWith = (known: unknown): string =>
  [...new Set([...listAt(known, "fields").flatMap((each) => textAt(each, "name") ?? []), ...callbackFields])].join(",");

/** Subscribes the app of a link to its account, with an address of the account's own where the app's leads elsewhere. */
export const subscribeCloudApi = async (outgoing: OutgoingHttp, link: OpenLink, url: string): Promise<ChannelSetup> => {
  const { access_token, app_secret, verify_token: verifyToken } = link.secrets;
  const ask = askerOf(outgoing, { base_url: link.base_url, access_token, app_secret });
  const { appId } = (await readToken(ask, access_token)).token;
  if (appId === null) {
    const message = "The access token names no app.";
    return setupOf([failed("callback", message, `Enter a new one under New secrets. ${byHand}`)], subscribeSteps);
  }
  const { step, isElsewhere } = await enterAddress(ask, appId, { url, verifyToken });
  if (step.state === "failed") return setupOf([step], subscribeSteps);
  return setupOf([step, await subscribe(ask, link, isElsewhere ? url : null)], subscribeSteps);
};

const subscribe = async (ask: Ask, link: OpenLink, ownUrl: string | null): Promise<SetupStep> => {
  const account = link.business_account_id;
  if (account === null) {
    const advice = "Enter the business account's id in a new link, or subscribe the app at Meta.";
    const message = "No business account is named, so the app was not subscribed to one.";
    return ownUrl === null
      ? stepOf("subscription", "skipped", message, advice)
      : failed("subscription", message, advice);
  }
  const edge = `${account}/subscribed_apps`;
  const heard = await ask.post(edge, {});
  const own = { override_callback_uri: ownUrl, verify_token: link.secrets.verify_token };
  const answer = heard.problem === undefined && ownUrl !== null ? await ask.post(edge, own) : heard;
  return answer.problem === undefined
    ? passed("subscription", `The app hears of the business account ${account}.`)
    : failed("subscription", `The app was not subscribed to account ${account}: ${answer.problem}`, byHand);
};
