// Generated from spec/sandbox by `bun run generate`; do not edit.

/** From `spec/sandbox/phone-numbers.yaml`. */
export const phoneNumbers = {
  delivered: {
    phone_number: "+15550100001",
    window_open: true,
    summary: "Every message is sent, delivered and read.",
    outcome: [
      { status: "sent", after_ms: 50 },
      { status: "delivered", after_ms: 150 },
      { status: "read", after_ms: 400 },
    ],
  },
  failed: {
    phone_number: "+15550100002",
    window_open: true,
    summary: "Every message is sent, and then fails because the number cannot be reached.",
    outcome: [
      { status: "sent", after_ms: 50 },
      { status: "failed", after_ms: 150, error_code: "recipient_unreachable" },
    ],
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
    outcome: [
      { status: "sent", after_ms: 50 },
      { status: "delivered", after_ms: 150 },
      { status: "read", after_ms: 400 },
    ],
  },
  slow: {
    phone_number: "+15550100005",
    window_open: true,
    summary: "Every message takes two seconds to be sent and eight to be delivered; it is never read.",
    outcome: [{ status: "sent", after_ms: 2000 }, { status: "delivered", after_ms: 8000 }],
  },
} as const;

/** From `spec/sandbox/templates.yaml`. */
export const templates = [{ name: "order_ready", category: "utility", body: "Hello {{name}}, your order is ready." }] as const;
