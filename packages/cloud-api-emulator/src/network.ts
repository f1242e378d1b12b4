/**
 * WhatsApp's Cloud API as data: version, kinds, bounds, types of files, error codes. The emulator refuses by it, and a
 * server that speaks to the network may check by it.
 */

/** The version of the Graph API that this describes, from July 2026. */
export const graphVersion = "v26.0";

/** Hours after a customer's last message in which a business may write freely. */
export const windowHours = 24;

/** Hours after an ad was tapped in which all messages are free. */
export const freeEntryHours = 72;

/** Messages without a template that are free each calendar month, for each business number, since October 2026. */
export const freeServiceMessages = 1_000;

/** Time from which messages within the window cost: those without a template beyond the free ones, and utility templates. */
export const serviceCostsFrom = Date.parse("2026-10-01T00:00:00Z");

/** Reason why a message costs, or is free. */
export const pricingTypes = [
  "regular",
  "free_customer_service",
  "free_entry_point",
  "free_group_customer_service",
] as const;

export type PricingType = (typeof pricingTypes)[number];

/** Seconds for which the address of a file serves it. */
export const fileAddressSeconds = 300;

/** Days for which an uploaded file is kept. */
export const fileDays = 30;

/** Days after which a message takes no reaction. */
export const reactionDays = 30;

/**
 * Seconds between the attempts of a callback that is not answered by 200. The network says only that it calls again less
 * and less often, for seven days.
 */
export const callbackRests = [5, 30, 120, 600, 3_600, 14_400, 43_200, 86_400, 86_400, 86_400, 86_400, 86_400, 86_400];

/** Types of files that the network takes, and the most bytes of one. An animated sticker may have five times as many. */
export const fileKinds = {
  image: { types: ["image/jpeg", "image/png"], maxBytes: 5_242_880 },
  audio: { types: ["audio/aac", "audio/amr", "audio/mpeg", "audio/mp4", "audio/ogg"], maxBytes: 16_777_216 },
  video: { types: ["video/mp4", "video/3gpp"], maxBytes: 16_777_216 },
  document: { types: null, maxBytes: 100_000_000 },
  sticker: { types: ["image/webp"], maxBytes: 102_400 },
} as const satisfies {
  readonly [kind: string]: { readonly types: readonly string[] | null; readonly maxBytes: number };
};

export type FileKind = keyof typeof fileKinds;

/** Bytes of an animated sticker. */
export const maxAnimatedStickerBytes = 512_000;

/** Type of a voice note, with the codec Opus. */
export const voiceType = "audio/ogg";

/** Tells if the bytes of a WebP picture move: its first chunk says so. */
export const isAnimated = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(12, 16)) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;

/** Seconds for which a customer sees that the business writes. */
export const typingSeconds = 25;

/** Kinds of messages that a business may send. */
export const sentKinds = [
  "text",
  "image",
  "audio",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "interactive",
  "reaction",
  "template",
] as const;

export type SentKind = (typeof sentKinds)[number];

/** Kinds of messages that a customer may send, as `messages[].type` of a callback. */
export const receivedKinds = [
  "text",
  "image",
  "audio",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "interactive",
  "button",
  "order",
  "reaction",
  "edit",
  "revoke",
  "system",
  "unsupported",
] as const;

export type ReceivedKind = (typeof receivedKinds)[number];

/** Kinds of an interactive message that a business may send. */
export const interactiveKinds = ["button", "list", "cta_url", "location_request_message", "flow", "product"] as const;

/** Most characters, or items where the name says so. */
export const bounds = {
  textBody: 4_096,
  caption: 1_024,
  filename: 240,
  interactiveBody: 1_024,
  interactiveHeader: 60,
  interactiveFooter: 60,
  buttonItems: 3,
  buttonTitle: 20,
  buttonId: 256,
  listButton: 20,
  listSectionItems: 10,
  listRowItems: 10,
  listRowTitle: 24,
  listRowDescription: 72,
  listRowId: 200,
  urlButton: 20,
  url: 2_000,
  opaqueData: 512,
  contactItems: 257,
} as const;

/** Formats of a header that a file fills. */
export const headerFormats = ["IMAGE", "VIDEO", "DOCUMENT"] as const;

/** Most characters of a template's parts when they are filled in. A body without other parts may be longer. */
export const templateBounds = { header: 60, body: 1_024, url: 2_000, code: 15 } as const;

/** Statuses of a message that was sent. */
export const statuses = ["sent", "delivered", "read", "played", "failed"] as const;

export type MessageStatus = (typeof statuses)[number];

/** States of a template. Only an approved one is sent. */
export const templateStates = ["PENDING", "APPROVED", "REJECTED", "PAUSED", "DISABLED"] as const;

export type TemplateState = (typeof templateStates)[number];

/** Fields of callbacks that an app may subscribe to, of those that the emulator sends. */
export const callbackFields = [
  "messages",
  "message_template_status_update",
  "template_category_update",
  "account_update",
  "account_alerts",
  "phone_number_quality_update",
  "phone_number_name_update",
  "smb_message_echoes",
  "user_preferences",
  "user_id_update",
] as const;

export type CallbackField = (typeof callbackFields)[number];

/** Permissions that a token needs to send, and to manage templates and subscriptions. */
export const scopes = ["whatsapp_business_messaging", "whatsapp_business_management"] as const;

interface Refusal {
  /** Status of an answer that carries the code. */
  readonly status: number;
  readonly title: string;
  readonly details: string;
}

/** Published error codes. */
export const errorCodes = {
  0: { status: 401, title: "AuthException", details: "The app user could not be authenticated." },
  3: { status: 500, title: "API Method", details: "The app lacks the capability, or its permissions." },
  4: { status: 400, title: "Application request limit reached", details: "The app called too often." },
  10: { status: 403, title: "Permission Denied", details: "The permission is not granted, or was removed." },
  33: { status: 400, title: "Parameter value is not valid", details: "The business phone number was deleted." },
  100: {
    status: 400,
    title: "Invalid parameter",
    details: "The request has parameters that are unsupported or wrong.",
  },
  190: { status: 401, title: "Access token has expired", details: "The access token is invalid, expired or revoked." },
  200: { status: 403, title: "API Permission", details: "The permission is not granted, or was removed." },
  368: { status: 403, title: "Temporarily blocked for policies violations", details: "The account violated a policy." },
  80007: { status: 400, title: "Rate limit issues", details: "The business account reached its rate limit." },
  130429: { status: 429, title: "Rate limit hit", details: "The throughput of the number was reached." },
  130472: { status: 400, title: "User's number is part of an experiment", details: "The message was held back." },
  130497: {
    status: 403,
    title: "Business account is restricted",
    details: "It may not message users in this country.",
  },
  131000: { status: 500, title: "Something went wrong", details: "The message was not sent for an unknown reason." },
  131005: { status: 403, title: "Access denied", details: "The permission is not granted, or was removed." },
  131008: { status: 400, title: "Required parameter is missing", details: "A required parameter is missing." },
  131009: { status: 400, title: "Parameter value is not valid", details: "A parameter has a value that is not valid." },
  131016: { status: 500, title: "Service unavailable", details: "A service is temporarily unavailable." },
  131021: { status: 400, title: "Recipient cannot be sender", details: "Sender and recipient are the same number." },
  131026: { status: 400, title: "Message undeliverable", details: "The recipient cannot receive the message." },
  131030: { status: 400, title: "Recipient not in allowed list", details: "Add the recipient to the allowed list." },
  131031: {
    status: 403,
    title: "Account has been locked",
    details: "The business account was restricted or disabled.",
  },
  131037: { status: 400, title: "Display name needs approval", details: "The number's display name is not approved." },
  131042: { status: 400, title: "Business eligibility payment issue", details: "Check the account's payment method." },
  131045: { status: 500, title: "Incorrect certificate", details: "The phone number is not registered." },
  131047: {
    status: 400,
    title: "Re-engagement message",
    details: "More than 24 hours have passed since the customer last replied to this number.",
  },
  131048: { status: 400, title: "Spam rate limit hit", details: "Too many earlier messages were blocked as spam." },
  131049: { status: 400, title: "Meta chose not to deliver", details: "Kept back to maintain healthy engagement." },
  131050: { status: 400, title: "User opted out of marketing", details: "The user stopped marketing messages." },
  131051: { status: 400, title: "Unsupported message type", details: "Message type is currently not supported." },
  131052: { status: 400, title: "Media download error", details: "The media of the user could not be downloaded." },
  131053: { status: 400, title: "Media upload error", details: "The media of the message could not be uploaded." },
  131056: {
    status: 400,
    title: "(Business Account, Consumer Account) pair rate limit hit",
    details: "Too many messages to this recipient in a short time.",
  },
  131057: {
    status: 500,
    title: "Account in maintenance mode",
    details: "The business account is in maintenance mode.",
  },
  132000: { status: 400, title: "Template param count mismatch", details: "The number of parameters does not match." },
  132001: {
    status: 404,
    title: "Template does not exist",
    details: "It does not exist in the language, or is not approved.",
  },
  132005: { status: 400, title: "Template hydrated text too long", details: "The translated text is too long." },
  132007: {
    status: 400,
    title: "Template format character policy violated",
    details: "The content violates a policy.",
  },
  132012: {
    status: 400,
    title: "Template parameter format mismatch",
    details: "Parameter values are formatted wrongly.",
  },
  132015: { status: 400, title: "Template is paused", details: "The template is paused due to low quality." },
  132016: { status: 400, title: "Template is disabled", details: "The template was paused too often and is disabled." },
  132018: {
    status: 400,
    title: "Invalid template parameters",
    details: "A parameter has a line break, a tab or over four spaces.",
  },
  133010: {
    status: 400,
    title: "Phone number not registered",
    details: "The number is not registered on the platform.",
  },
} as const satisfies { readonly [code: number]: Refusal };

export type ErrorCode = keyof typeof errorCodes;
