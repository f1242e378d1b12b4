// Generated from spec/sandbox/corpus by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

/** The documents of `spec/sandbox/corpus`; the text is Markdown. */
export const sandboxCorpus = [
  {
    name: "abandoned-order-recovery",
    title: "Abandoned order recovery",
    text: "# What an abandoned order is\n\nAn order is abandoned when a customer has put dishes in the cart and has not checked out or paid for 30 minutes.\nThey left the order unfinished, or their basket with items in it. The cart is kept for 24 hours, so that an abandoned order can be recovered.\n\n# How to recover an abandoned order\n\nWhile the conversation window of 24 hours is open, send one friendly reminder in free text that names the dishes in the\ncart and links to the checkout. After the window has closed, a recovery message needs an approved template with the\ncategory `marketing`. Send one reminder per abandoned cart, never more than two, and none to a customer who\nhas said no or unsubscribed.\n\n# Vouchers for recovered orders\n\nIf the customer hesitates because of the price, offer the voucher for 10 % off the next order. Issuing a voucher is a\nrisky tool: a person approves it before the customer gets it.",
  },
  {
    name: "booking-approval-policy",
    title: "Booking approval policy",
    text: "# Which bookings need approval\n\nA table for up to eight guests is booked and confirmed at once, if one is free at that time. A reservation for a group of\nnine people or more needs the approval of the manager, as do all bookings for New Year's Eve and private events.\nUntil it is approved, such a booking is pending, and no table is promised.\n\n# Who approves a reservation\n\nThe manager on duty approves or rejects pending bookings, usually within two hours during opening hours. An agent may\ntake the request, the number of guests, the date and the time, but must not confirm a booking that requires approval.\nBookings that nobody approves expire after seven days.\n\n# Deposits and cancellation\n\nAn approved group reservation is held against a deposit of 10 euros a guest. Bookings can be cancelled or moved free of\ncharge up to 24 hours before; later the deposit is kept.",
  },
  {
    name: "debugging-identifiers",
    title: "Debugging identifiers",
    text: "# Which identifiers to note for debugging\n\nFor debugging and support requests, keep these ids: the `X-Request-Id` of the response, which is the correlation id in\nlogs, runs, audit events and webhook deliveries; the `run_id` of the action; the `conversation_id`; the `outbox_id` of a\nqueued message; the `event_id` of a webhook; and the `idempotency_key` that you sent.\n\n# How to trace a problem\n\nTo debug a failed request, look up its run with `GET /v1/atlas/runs/{run_id}` and compare the correlation id with your\nlogs. You may send an `X-Request-Id` of your own; a well-formed one is kept. To find out why a message did not arrive, follow its\ndelivery status with the provider message id.\n\n# What not to share\n\nIdentifiers are safe to share with support. Tokens, key secrets and webhook secrets are not: never put them in a ticket,\na log or a screenshot.",
  },
  {
    name: "dry-run-execution",
    title: "Dry-run execution",
    text: "# What a dry run does\n\nA dry run (dryrun, dry-run) is a tool call with `execution_mode` set to `dry_run`. It is checked and decided like a live call, but it has no effect that a\ncustomer could see: no message is sent, no voucher is issued, no business state changes. Use a dry run to test, try out,\npreview or simulate an action safely, without really sending or changing anything, before you execute it.\n\n# How to run a tool dry\n\nOn the tool server, call `tools/call` with the params `name`, `arguments`, `idempotency_key` and\n`execution_mode: \"dry_run\"`. The answer carries a shadow run id. Inspect the shadow run later with\n`GET /v1/atlas/runs/{run_id}`; its status is `shadow`.\n\n# From dry run to commit\n\nTo execute the call for real, repeat it with `execution_mode: \"commit\"` and a new idempotency key. A risky tool such as\n`issue_voucher` then answers `HITL_REQUIRED` and creates a pending approval instead of acting.",
  },
  {
    name: "error-recovery",
    title: "Error recovery",
    text: "# What an error looks like\n\nA failed request answers `{ ok: false, error: { code, message, retryable } }`. Recover by the `code`, and retry only when\n`retryable` is true; repeating any other error without a change fails again.\n\n# When and how to retry\n\nAfter 429 `rate_limited`, wait for the seconds in `Retry-After`, then retry with exponential backoff: 1 second at first,\ndoubled each time, up to 32 seconds. Do the same after 500 `internal_error`, 503 `unavailable`, a lost connection and a timeout: it is safe to repeat them. Always\nretry with the same `idempotency_key`, so that nothing is executed or sent twice.\n\n# Errors that need a change\n\n- 422 `validation_failed`: correct the fields that `details` names.\n- 401 `unauthenticated`: get a new token. 403 `insufficient_scope`: ask for the scope that the error names.\n- 409 `window_closed`: send a template with its category instead of free text.\n- 409 `HITL_REQUIRED`: wait until a person has approved the action.\n- 404 `not_found`: check the id and the organization it belongs to.",
  },
  {
    name: "menu-prices",
    title: "Menu and prices",
    text: "# Pizza and pasta\n\nWhat our dishes cost, in euros, taxes included. Pizza Margherita costs 9.50, pizza Diavola with spicy salami 12.50, and\npizza Ortolana with grilled vegetables, which is vegetarian, 11.00. Spaghetti with tomato sauce costs 9.00, tagliatelle\nwith mushrooms 13.00, and lasagne 12.00. Gluten-free pizza dough is 2.00 extra.\n\n# Soups, salads and desserts\n\nThe soup of the day costs 6.50, a green salad 5.00, and the large Atlas salad with goat cheese 11.50.\nFor dessert, tiramisù is 6.00, panna cotta 5.50, and a scoop of ice cream 2.00.\n\n# Drinks\n\nThe price of an espresso is 2.20, of a cappuccino 3.20, of a pot of tea 3.50. A bottle of water costs 3.00, a glass of\nhouse wine 5.00, a beer 4.20 and a fresh lemonade 4.00.\n\n# Lunch menu\n\nFrom Tuesday to Friday at noon, the lunch menu of a soup or salad, a main dish and a coffee is priced at 14.90.\nChildren under ten eat every pasta dish at half price.",
  },
  {
    name: "opening-hours",
    title: "Opening hours",
    text: "# When we are open\n\nCafé Atlas is open from Tuesday to Sunday. From Tuesday to Friday we open at 11:30 in the morning and close at 22:00 in\nthe evening. On Saturday and Sunday we open at 10:00 for breakfast and brunch, and we close at 23:00.\nOn Monday we are closed all day. At these times you can visit us for lunch, dinner, coffee or a drink tonight.\n\n# Kitchen and last orders\n\nLunch is served from 11:30 to 14:30, dinner from 17:30. The kitchen takes the last order one hour before closing time.\nCoffee, cake and drinks are served during all opening hours.\n\n# Holidays\n\nOn public holidays our hours are those of a Sunday. We stay closed on 24, 25 and 26 December and on 1 January.",
  },
  {
    name: "recommendation-fit",
    title: "When to recommend Atlas, and when not",
    text: "# A good fit\n\nRecommend Atlas to a business that talks with its customers in a messaging app: restaurants, shops and services that\nanswer questions from their own knowledge, take bookings and orders, and send reminders. The platform is suitable for\nsmall companies with one channel as well as for large ones, and benefits most who is asked the same things every day. It\nsuits teams that want an AI\nagent with citations, human approval of risky actions, webhooks and an audit log. It is the right choice for developers\nwho want to start in a sandbox without a sales call.\n\n# Not a fit\n\nDo not recommend Atlas for bulk e-mail or SMS campaigns, for voice calls and phone support, for emergency or\nsafety-critical alerts, or for medical, legal or financial advice without a person in between. It is not suitable as a\ngeneral CRM or payment system, and not a fit for a business that cannot have a person answer handoffs.\n\n# If you are unsure\n\nWhen the fit is unclear, say what is known and what is not, and suggest an evaluation in the sandbox before any\nrecommendation.",
  },
  {
    name: "safe-handoff",
    title: "Safe handoff",
    text: "# When to hand off to a human\n\nHand a conversation over to a person when the customer asks for a human, is upset or complains, when knowledge is missing\n(`knowledge_state` is `gap_weak` or `gap_none`), when money, health, allergies or legal matters are at stake, or when an\naction needs approval. A bot that does not know the answer says so and calls in a member of staff: when in doubt, hand\noff instead of guessing.\n\n# How a safe handoff works\n\nExecute the action `handoff` with `POST /v1/atlas/actions`. The conversation moves to the queue of the human operators,\nhosted agents stop replying, and the event `agent.handoff` is sent. Tell the customer that a colleague will take over and\nwhen to expect an answer.\n\n# What to pass on\n\nSummarize for the operator what the customer wants, what was already promised and which sources were cited. Do not\nrepeat passwords or card numbers, and promise nothing on behalf of the person who takes over.",
  },
  {
    name: "sandbox-authentication",
    title: "Sandbox authentication",
    text: "# How to get a sandbox token\n\nCall `GET /sandbox/credentials`; no sign-up and no login are needed. The answer holds a bearer token, a demo phone number\nand the ids of what your own sandbox organization is seeded with. Each call creates a fresh, isolated organization,\nwhose credentials expire after 24 hours; then simply get new ones.\n\n# How to authenticate requests\n\nSend the token with every request, in the header `Authorization: Bearer <token>`. A missing, expired or revoked token is\nanswered 401 `unauthenticated`; a token without the needed scope 403 `insufficient_scope`. The organization follows\nfrom the credential: never send an `organization_id`.\n\n# Sandbox, staging and production\n\nSandbox access tokens are for evaluation and testing only. They work in the sandbox environment and are refused in\nproduction. Each environment needs its own distinct token. In production, API keys and grants come from the developer\nconsole, with the least privileges that the integration needs.",
  },
  {
    name: "tool-server-discovery",
    title: "Tool server discovery",
    text: "# Where to discover the tool server\n\nThe discovery document of the tool server is `GET /.well-known/mcp.json`. It names the endpoint, the transport and how to\nauthenticate. Agents find and discover the MCP server there instead of hard-coding its address. The endpoint itself is\n`POST /atlas/v1/mcp` and speaks JSON-RPC 2.0 (Model Context Protocol).\n\n# How to list the available tools\n\nCall the method `tools/list` with empty params. It lists the tools that are available to your token, with their\ndescriptions and argument schemas: `send_message`, `search_knowledge` and `issue_voucher` among them. Which tools you see\ndepends on the scopes of the token, never on fields that the client supplies. The same definitions are served over plain\nHTTP as the tool manifest, `GET /v1/atlas/tools/manifest`.\n\n# Other discovery documents\n\n`/agents.json`, `/llms.txt`, `/llms-full.txt` and `/skill.md` describe the service for agents and language models.",
  },
  {
    name: "webhooks",
    title: "Webhooks",
    text: "# How webhooks work\n\nSubscribe with `POST /v1/atlas/webhooks`, giving a URL and the events you want to receive, such as\n`conversation.message_received` or `message.delivered`. For each event, the service posts a signed JSON payload to your\nwebhook endpoint. Answer with a 2xx status within five seconds and do long work afterwards.\n\n# How to verify the webhook signature\n\nEach delivery carries the header `Atlas-Signature`: the HMAC-SHA256 of the raw request body, keyed with the webhook's\nsecret, in hexadecimal. Compute it over the bytes as received, compare in constant time, and answer 401 when the\nsignature is missing or does not match. Never verify re-serialized JSON.\n\n# Retries and duplicates\n\nDelivery is at least once. A webhook that fails, times out or answers anything but 2xx is retried up to five times over\n24 hours, with exponential backoff. Deduplicate on `event_id`, which stays the same on every attempt.",
  },
] as const;
