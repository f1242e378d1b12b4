/** Numbers, accounts, tokens and subscriptions, as the Graph API describes them; and what the network reports of them. */
import { type Callbacks, about } from "./callbacks.ts";
import { Refusal } from "./errors.ts";
import { type Json, isObject, listAt, textAt } from "./json.ts";
import { type CallbackField, callbackFields, scopes } from "./network.ts";
import { type BusinessAccount, type BusinessNumber, type State, newMessageId, phoneOf, timestampOf } from "./state.ts";

const displayed = (digits: string): string => `+${digits}`;

/** All fields of a number. */
const fieldsOf = (state: State, number: BusinessNumber): Json => ({
  id: number.id,
  display_phone_number: displayed(number.digits),
  verified_name: number.verified_name,
  quality_rating: number.quality_rating,
  quality_score: { score: number.quality_rating },
  code_verification_status: "VERIFIED",
  name_status: number.name_status,
  new_name_status: "NONE",
  status: number.status,
  throughput: number.throughput,
  messaging_limit_tier: number.messaging_limit_tier,
  whatsapp_business_manager_messaging_limit: number.messaging_limit_tier,
  platform_type: "CLOUD_API",
  account_mode: "LIVE",
  is_official_business_account: false,
  is_pin_enabled: true,
  is_on_biz_app: true,
  certificate: "emulated",
  webhook_configuration: { application: state.app.callbackUrl },
  health_status: {
    can_send_message: number.status === "CONNECTED" ? "AVAILABLE" : "BLOCKED",
    entities: [
      {
        entity_type: "PHONE_NUMBER",
        id: number.id,
        can_send_message: number.status === "CONNECTED" ? "AVAILABLE" : "BLOCKED",
      },
      { entity_type: "WABA", id: number.accountId, can_send_message: "AVAILABLE" },
      { entity_type: "APP", id: state.app.id, can_send_message: "AVAILABLE" },
    ],
  },
});

const byDefault = [
  "verified_name",
  "code_verification_status",
  "display_phone_number",
  "quality_rating",
  "platform_type",
  "throughput",
  "webhook_configuration",
  "id",
];

/** Keeps the fields that `fields` names; nested selections count as their field. */
const selected = (all: Json, fields: string | null, otherwise: readonly string[]): Json => {
  const names = fields === null ? otherwise : ["id", ...fields.replaceAll(/[({][^)}]*[)}]/g, "").split(",")];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
};

export const describeNumber = (state: State, number: BusinessNumber, fields: string | null): Json =>
  selected(fieldsOf(state, number), fields, byDefault);

export const listNumbers = (state: State, accountId: string, fields: string | null): Json => {
  const numbers = [...state.numbers.values()].filter((each) => each.accountId === accountId);
  return { data: numbers.map((each) => describeNumber(state, each, fields)), paging: { cursors: {} } };
};

export const describeAccount = ({ id, name }: BusinessAccount, fields: string | null): Json =>
  selected(
    {
      id,
      name,
      currency: "USD",
      timezone_id: "1",
      country: "US",
      message_template_namespace: `namespace_${id}`,
      account_review_status: "APPROVED",
      business_verification_status: "verified",
      ownership_type: "SELF",
      health_status: { can_send_message: "AVAILABLE" },
    },
    fields,
    ["id", "name", "timezone_id", "message_template_namespace"],
  );

/** Answers `GET /debug_token`. */
export const debugToken = (state: State, token: string | null): object => {
  if (token === null) throw new Refusal(100, "input_token is required.");
  const isValid = state.tokens.has(token);
  const ids = [...state.accounts.keys()];
  return {
    data: {
      app_id: state.app.id,
      type: "SYSTEM_USER",
      application: "Cloud API emulator",
      is_valid: isValid,
      expires_at: 0,
      data_access_expires_at: 0,
      issued_at: 1_764_000_000,
      scopes: isValid ? scopes : [],
      granular_scopes: isValid ? scopes.map((scope) => ({ scope, target_ids: ids })) : [],
      user_id: "122100000000000001",
      ...(isValid ? {} : { error: { code: 190, message: "The access token could not be decrypted", subcode: 463 } }),
    },
  };
};

/** Answers the apps that hear of an account. */
export const subscribedApps = (state: State, account: BusinessAccount): object => ({
  data: account.subscribed
    ? [
        {
          whatsapp_business_api_data: { id: state.app.id, name: "Cloud API emulator", link: "https://example.com" },
          ...(account.override ? { override_callback_uri: account.override.url } : {}),
        },
      ]
    : [],
});

/** Subscribes the app to an account, perhaps at an address of the account's own. */
export const subscribe = async (callbacks: Callbacks, account: BusinessAccount, body: unknown): Promise<object> => {
  const [url, verifyToken] = [textAt(body, "override_callback_uri"), textAt(body, "verify_token") ?? ""];
  if (url !== undefined && !(await callbacks.verify(url, verifyToken))) throw notVerified();
  account.override = url === undefined ? null : { url, verifyToken };
  account.subscribed = true;
  return { success: true };
};

const notVerified = (): Refusal =>
  new Refusal(100, "Callback verification failed: the address did not answer hub.challenge.", 2_200);

/** Answers `GET /{app_id}/subscriptions`. */
export const appSubscriptions = (state: State): object => ({
  data: [
    {
      object: "whatsapp_business_account",
      callback_url: state.app.callbackUrl,
      active: state.app.callbackUrl !== null,
      fields: [...state.fields].map((name) => ({ name, version: "v26.0" })),
    },
  ],
});

/** Enters the app's one address, which must answer the challenge. */
export const subscribeApp = async (state: State, callbacks: Callbacks, body: unknown): Promise<object> => {
  const [url, verifyToken] = [textAt(body, "callback_url"), textAt(body, "verify_token") ?? ""];
  if (url === undefined) throw new Refusal(100, "callback_url is required.");
  const fields = textAt(body, "fields") ?? (listAt(body, "fields").join(",") || "messages");
  const names = fields.split(",").map((each) => each.trim());
  if (!(await callbacks.verify(url, verifyToken))) throw notVerified();
  Object.assign(state.app, { callbackUrl: url, verifyToken });
  state.fields.clear();
  for (const field of callbackFields) if (names.includes(field)) state.fields.add(field);
  return { success: true };
};

/** Changes what the network says of a number, and reports it. */
export const changeNumber = async (
  callbacks: Callbacks,
  number: BusinessNumber,
  change: Partial<Omit<BusinessNumber, "id" | "digits" | "accountId">>,
): Promise<void> => {
  const before = { ...number };
  Object.assign(number, change);
  const send = (field: CallbackField, value: Json) => callbacks.send(field, number.accountId, value);
  const display_phone_number = number.digits;
  if (before.quality_rating !== number.quality_rating || before.messaging_limit_tier !== number.messaging_limit_tier) {
    const event = number.quality_rating === "RED" ? "FLAGGED" : "UNFLAGGED";
    const current_limit = number.messaging_limit_tier;
    await send("phone_number_quality_update", {
      display_phone_number,
      event,
      current_limit,
      old_limit: before.messaging_limit_tier,
    });
  }
  if (before.verified_name !== number.verified_name || before.name_status !== number.name_status) {
    const decision = number.name_status === "APPROVED" ? "APPROVED" : "REJECTED";
    await send("phone_number_name_update", {
      display_phone_number,
      decision,
      requested_verified_name: number.verified_name,
      rejection_reason: "NONE",
    });
  }
};

/** The phone app of a business, which works beside the API. What it sends, edits and deletes is echoed. */
export interface BusinessApp {
  says(to: string, text: string): Promise<string>;
  edits(messageId: string, text: string): Promise<void>;
  deletes(messageId: string): Promise<void>;
}

export const createBusinessApp = (state: State, callbacks: Callbacks, number: BusinessNumber): BusinessApp => {
  const echo = async (to: string, members: Json): Promise<string> => {
    const phone = phoneOf(state, to);
    const [id, at] = [newMessageId(state, phone.waId), state.clock.now()];
    const who = phone.hidden ? { to_user_id: phone.userId } : { to: phone.waId, to_user_id: phone.userId };
    const body = { from: number.digits, ...who, id, timestamp: timestampOf(at), ...members };
    const type = textAt(members, "type") ?? "text";
    const message = { id, numberId: number.id, phone, from: "business app", type, body, at, status: "sent" } as const;
    state.messages.set(id, { ...message, reaction: null, deleted: false });
    await callbacks.send("smb_message_echoes", number.accountId, about(state, number, { message_echoes: [body] }));
    return id;
  };
  const recipientOf = (messageId: string): string => {
    const message = state.messages.get(messageId);
    if (!message || message.from === "customer") throw new Error(`${messageId} is no message of the business`);
    return message.phone.waId;
  };
  return {
    says: (to, text) => echo(to, { type: "text", text: { body: text } }),
    edits: async (messageId, text) => {
      const message = { type: "text", text: { body: text } };
      await echo(recipientOf(messageId), { type: "edit", edit: { original_message_id: messageId, message } });
    },
    deletes: async (messageId) => {
      await echo(recipientOf(messageId), { type: "revoke", revoke: { original_message_id: messageId } });
    },
  };
};

/** Answers and changes the public profile of a number. */
export const profileOf = ({ profile }: BusinessNumber, product: string): object => ({
  data: [{ messaging_product: product, ...profile }],
});

export const changeProfile = (number: BusinessNumber, body: unknown): object => {
  if (!isObject(body)) throw new Refusal(100, "The body is no object.");
  const { messaging_product: _product, ...profile } = body;
  Object.assign(number, { profile: { ...number.profile, ...profile } });
  return { success: true };
};
