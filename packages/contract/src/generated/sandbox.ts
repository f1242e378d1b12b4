// Generated from spec/sandbox by `bun run generate`; do not edit.

/** From `spec/sandbox/account-templates.yaml`. */
export const accountTemplates = [
  {
    name: "sign_in_code",
    language: "en",
    category: "authentication",
    header: null,
    header_media: null,
    body: "*{{otp}}* is your verification code.",
    footer: "This code expires in 10 minutes.",
    buttons: [{ type: "copy_code", text: "Copy code", code: "{{otp}}" }],
    samples: { otp: "123456" },
    authentication: { security_recommendation: false, code_expires_minutes: 10 },
    obstacle: null,
  },
  {
    name: "receipt",
    language: "en",
    category: "utility",
    header: null,
    header_media: { type: "document", media_id: null },
    body: "Hello {{1}}, here is the receipt of order {{2}}.",
    footer: null,
    buttons: [{ type: "url", text: "See the order", url: "https://shop.example/orders/{{3}}" }],
    samples: { "1": "Ada", "2": "4711", "3": "4711" },
    authentication: null,
    obstacle: null,
  },
  {
    name: "autumn_coupon",
    language: "en",
    category: "marketing",
    header: null,
    header_media: { type: "image", media_id: null },
    body: "Hello {{name}}, this is yours until Sunday.",
    footer: "Reply STOP to end these messages.",
    buttons: [{ type: "copy_code", text: "Copy offer code", code: "{{1}}" }],
    samples: { "1": "AUTUMN20", name: "Ada" },
    authentication: null,
    obstacle: null,
  },
  {
    name: "spring_carousel",
    language: "en",
    category: "marketing",
    header: null,
    header_media: null,
    body: "Look at what is new.",
    footer: null,
    buttons: [],
    samples: {},
    authentication: null,
    obstacle: "It has a carousel, which cannot be sent from here.",
  },
] as const;

/** From `spec/sandbox/phone-numbers.yaml`. */
export const phoneNumbers = {
  delivered: {
    phone_number: "+15550100001",
    window_open: true,
    summary: "Every message is sent, delivered and read.",
    outcome: [{ status: "sent", after_ms: 50 }, { status: "delivered", after_ms: 150 }, { status: "read", after_ms: 400 }],
  },
  failed: {
    phone_number: "+15550100002",
    window_open: true,
    summary: "Every message is sent, and then fails because the number cannot be reached.",
    outcome: [{ status: "sent", after_ms: 50 }, { status: "failed", after_ms: 150, error_code: "recipient_unreachable" }],
  },
  stays_sent: {
    phone_number: "+15550100003",
    window_open: true,
    summary: "Every message is sent; no delivery is ever confirmed.",
    outcome: [{ status: "sent", after_ms: 50 }],
  },
  window_closed: {
    phone_number: "+15550100004",
    window_open: false,
    summary: "The 24-hour window is closed, so text alone is refused; a template is sent, delivered and read.",
    outcome: [{ status: "sent", after_ms: 50 }, { status: "delivered", after_ms: 150 }, { status: "read", after_ms: 400 }],
  },
  slow: {
    phone_number: "+15550100005",
    window_open: true,
    summary: "Every message takes two seconds to be sent and eight to be delivered; it is never read.",
    outcome: [{ status: "sent", after_ms: 2000 }, { status: "delivered", after_ms: 8000 }],
  },
  unpaid: {
    phone_number: "+15550100006",
    window_open: false,
    summary: "The messaging app refuses the channel, as if it were not paid for, until another number takes a message.",
    outcome: [],
    refused: { code: 131042, title: "Business eligibility payment issue", details: "Check the account's payment method." },
  },
  two_forms: {
    phone_number: "+5541977770000",
    written_as: "+554177770000",
    window_open: false,
    summary: "One customer with +554177770000, which the messaging app writes for it; a message is sent, delivered and read.",
    outcome: [{ status: "sent", after_ms: 50 }, { status: "delivered", after_ms: 150 }, { status: "read", after_ms: 400 }],
  },
} as const;

/** From `spec/sandbox/template-names.yaml`. */
export const templateNames = {
  rejected: {
    prefix: "rejected_",
    summary: "The template is rejected after a moment; a changed one is approved.",
    outcome: [
      {
        status: "rejected",
        after_ms: 150,
        reason: "INVALID_FORMAT: The sandbox rejects names that begin with rejected_.",
      },
    ],
  },
  paused: {
    prefix: "paused_",
    summary: "The template is approved at once and paused after a moment.",
    outcome: [
      { status: "approved", after_ms: 0 },
      { status: "paused", after_ms: 150, reason: "Customers have reported the template." },
    ],
  },
  pending: { prefix: "pending_", summary: "The template stays under review.", outcome: [] },
} as const;

/** From `spec/sandbox/templates.yaml`. */
export const templates = [
  {
    name: "order_ready",
    language: "en",
    category: "utility",
    body: "Hello {{name}}, your order is ready.",
    samples: { name: "Ada" },
  },
] as const;

/** From `spec/sandbox/user-ids.yaml`. */
export const userIds = { hidden: { user_id: "US.13491208655302741918", username: "ada.lovelace" } } as const;
