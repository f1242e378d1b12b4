// Generated from spec/sandbox by `bun run generate`; do not edit.

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
