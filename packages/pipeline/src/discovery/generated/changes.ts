// Generated from .changeset/ and packages/*/CHANGELOG.md by `bun run generate`; do not edit.

import type { Change, Release } from "../change.ts";

/** What the next release brings. */
export const changes: readonly Change[] = [
  {
    name: "addresses-and-signatures",
    packages: ["sdk", "webhooks"],
    text: "An address without a scheme, `127.0.0.1:4100` for example, is refused when the client is made, also without a token; the raw client\nfinds its paths below an address that is written in another way than requests have it (`http://host:80`). Verifying at once and\nverifying on Web Crypto agree on a malformed `Atlas-Signature` of 64 and more characters beside a valid `Atlas-Signature-Previous`: refused. A receiver answers although its `onError` fails.",
  },
  {
    name: "addresses-with-passwords",
    packages: ["sdk"],
    text: "A base URL with a user name or password is refused when the client is made, without showing it: `fetch` would refuse it at each call, and show it. `logAttempts` leaves out lists of secrets as well.",
  },
  {
    name: "approvals",
    packages: ["contract", "sandbox", "conformance"],
    text: "Operators decide on calls and drafts that wait: `console.listApprovals`, `getApproval`, `approve`, `reject` and `approveDraft`. Exactly\nthe recorded call is executed, once; the idempotency key of the original call replays what came of it; after seven days it expires.",
  },
  {
    name: "attempt-numbers",
    packages: ["contract", "sdk"],
    text: "A delivery that was replayed more than a thousand times is shown: the number of an attempt has no bound of 1,000 in the contract any more, and its duration none of a minute.",
  },
  {
    name: "audiences",
    packages: ["contract", "sdk", "server-stubs", "sandbox", "conformance"],
    text: "Knowledge documents have an `audience`: `customers`, `developers` or `both`, the default.\n\n- Hosted agents answer customers only from documents for `customers` and `both`, so those of the sandbox no longer cite webhooks.\n- The list, searches, the context of a conversation, messages of a session and the tool `search_knowledge` take `audience` to narrow what they\n  read. Without it they read all documents, as before.\n- `knowledge.update` with `audience` alone changes the audience and keeps the status.",
  },
  {
    name: "audit-differences",
    packages: ["sandbox"],
    text: "Every entry of the audit log tells what its subject was before, what it is after, or both: messages, actions, sessions, tool calls and jobs that were set aside, too.",
  },
  {
    name: "bound-secrets",
    packages: ["contract", "sandbox", "conformance"],
    text: "A webhook's `secret` must not begin with `sealed:`. The answer that shows a secret is replayed to whom it was shown alone: another key or operator of the\norganization with the same `idempotency_key` and body gets 409 `conflict`.",
  },
  {
    name: "bounded-callbacks",
    packages: ["contract"],
    text: "A channel's callback is read in time that grows with its length, up to 50,000 members and items: one of many messages and contacts held the process for seconds.",
  },
  {
    name: "bounded-work",
    packages: ["contract", "sandbox"],
    text: "One request does bounded work. A JSON body may have 10,000 members and items (`malformed_json` beyond), a query 100 parameters\n(`validation_failed`). Paths in `error.details` are cut at 256 characters. Of a question the first 128 unlike words are looked up, and\n16 unknown ones are mended. Validators compare the length of a text without counting it where the bound is far.",
  },
  {
    name: "cheaper-sdk-calls",
    packages: ["sdk", "webhooks"],
    text: "A call of the SDK costs a fifth less of its own on Bun, and its bundle is smaller. A success that is no JSON object (`null`, a text) is an `AtlasError` with the code `unexpected_answer`; `retries` that are no number of times (`NaN`) count as none; a signal that aborts while a hook prepares an attempt ends the call at once.\nThe webhook helper tells a parsed body `{ \"bodyUsed\": false }` from a `Request`.",
  },
  {
    name: "chosen-organizations",
    packages: ["contract"],
    text: "Single sign-on no longer leads into an organization that only invites the address or has chosen a password for it, where there are several: it answers 409 `conflict`, names them, and `?organization=` chooses one.",
  },
  {
    name: "conformance-flows-and-behaviour",
    packages: ["conformance"],
    text: "The suite plays the flows of `spec/flows`, and holds what a schema cannot say by cases of behaviour: idempotency, the messaging window, limits, paging, isolation, scopes, webhook signatures and retries, deliveries, knowledge, the directory, dry runs and approvals. Each case cites the line of the interface specification that it holds.",
  },
  {
    name: "conformance-more-cases",
    packages: ["conformance"],
    text: "The suite holds more: hosted agents answer from their own sources and are silent after a handoff; a redirect acknowledges no delivery; the tokens of an organization share its limits; a key is kept apart by what is within a body and by the resource; a slug belongs to one listing; templates need all that they leave open; and a rotated secret ends after a day.",
  },
  {
    name: "conformance-no-agents-elsewhere",
    packages: ["conformance"],
    text: "Outside the sandbox the suite makes no knowledge and no agents that work on a channel unless `--allow-sends` is given, and sends nothing to `--phone-number`: what it made stayed, and hosted agents answered customers from it. A deployment that has closed its sign-up no longer fails for it.",
  },
  {
    name: "conformance-suite",
    packages: ["conformance"],
    text: "The contract as a test suite for any deployment: `npx @atlas-messaging/conformance --base-url …` runs every operation against every\nanswer that it declares, behaviour cases that cite the interface specification, the contract's flows, and random requests, and\nreports to terminals, build servers (JUnit), programs (JSON) and people (HTML).",
  },
  {
    name: "conformance-tokens-first",
    packages: ["conformance"],
    text: "The suite ends at once, with 2, when a token that it was given is refused, and refuses `--rate 0` and `--at-once 0`. A report that cannot be written is told in words, after the table. The counts of the HTML report are in sight in narrower windows.",
  },
  {
    name: "console-behaviour",
    packages: ["conformance", "sandbox"],
    text: "The suite holds what operators do by cases of behaviour: secrets that are shown once, revocations, sessions, invitations, the audit log, approvals\nand replayed deliveries. The offline sandbox signs as the service does: `Atlas-Signature-Previous` after a rotation, and the headers of\nStandard Webhooks.",
  },
  {
    name: "console-deliveries",
    packages: ["contract", "sandbox"],
    text: "The console's operations on deliveries are served: deliveries with their attempts are listed, replayed one by one or all since a time, a\ntest event is sent, and a signing secret is rotated with both signatures for 24 hours. `@atlas-messaging/contract/event-examples` has\nan event of each name.",
  },
  {
    name: "console-operators",
    packages: ["contract", "sdk", "sandbox", "conformance", "server-stubs"],
    text: "The developer console can be used: sign up, sign in, invite members by role, make apps, grants, service accounts and keys, and read the audit log. `GET /sandbox/credentials` and the offline sandbox hand out a console session as `operator_token`; the conformance suite holds every console operation with it, for every role.",
  },
  {
    name: "delivery-places",
    packages: ["contract"],
    text: "Deliveries have places by receiving host and by organization, and organizations are served side by side: many subscriptions of one host no longer hold up another organization's deliveries.",
  },
  {
    name: "discovery-documents",
    packages: ["contract", "server-stubs", "sdk"],
    text: "`/.well-known/mcp.json` says in `enabled` whether the environment serves the tool server. Answers of other protocols may\ncarry headers of their own (`relay`).",
  },
  {
    name: "discovery-offline",
    packages: ["sandbox", "conformance"],
    text: "The offline sandbox serves the discovery documents and the documentation too: `/llms.txt`, `/agents.json`, `/openapi.json`, `/.well-known/mcp.json`\nand what they lead to. They are loaded when the first of them is asked for.",
  },
  {
    name: "discovery-pages",
    packages: ["contract", "sdk", "server-stubs", "sandbox"],
    text: "The directory can be searched: `GET /v1/atlas/agents/directory` takes `q`, and `/agents` is a page with a search. `/agents`,\n`/developers/agents` and `/developers/changelog` answer with Markdown when a client prefers it.",
  },
  {
    name: "equally-near-corrections",
    packages: ["sandbox"],
    text: "Which known word a mistyped one is taken for no longer depends on the order in which documents came, where it is equally near to words of two languages; words of more than 40 letters are not corrected, as on the reference server.",
  },
  {
    name: "faster-verifying",
    packages: ["webhooks"],
    text: "Verifying is about a quarter faster on Bun: what depends on the secret alone is computed once.",
  },
  {
    name: "first-release",
    packages: ["contract", "sdk", "server-stubs", "webhooks"],
    text: "The first release of the Atlas messaging layer, for contract 0.1.0-preview.\n\n- `@atlas-messaging/sdk` has a typed method for each operation of the public and the Agent API: messages, channels, knowledge, agents,\n  sessions, conversations, events, actions, runs, webhooks, keys and tools; `raw` reaches every other path. Its errors tell the\n  code, whether and when to retry, and the idempotency key that was sent, also a generated one.\n- `@atlas-messaging/webhooks` verifies `Atlas-Signature` over the raw bytes and gives typed events, without dependencies.\n- `@atlas-messaging/contract` holds the OpenAPI description, its types, its tables of operations and errors, and its validators.\n- `@atlas-messaging/server-stubs` gives typed Elysia routes to whoever serves the contract themselves.",
  },
  {
    name: "host-names",
    packages: ["contract", "sdk", "sandbox"],
    text: "A sandbox answers only under loopback names, its configured hosts and `ATLAS_ALLOWED_HOSTS`; the command of the offline sandbox under loopback names and those of `--allow-host`. Any other host name is refused with `403 host_not_allowed`, on every path but `/health`.",
  },
  {
    name: "hosted-agents",
    packages: ["contract"],
    text: "Hosted agents answer inbound messages on the channels that they serve: from the knowledge linked to them, with a question back or a\nhandoff where it has a gap. The actions `handoff` and `assign_owner` silence them in a conversation.",
  },
  {
    name: "ids-of-providers",
    packages: ["sandbox"],
    text: "A message whose provider gives it an id that cannot be kept, or one that another message has, is sent once, without a `provider_message_id`.",
  },
  {
    name: "knowledge-across-languages",
    packages: ["contract", "sdk", "sandbox", "conformance"],
    text: "An answer that was found by its meaning, for a question in a language that no document speaks, has `across_languages`: the language of the question,\nand that it was matched by meaning. All other answers lack the member.\n\nKnowledge in German, French, Spanish and Turkish is searched by what means the same and by kinds of answers, as English is; other languages know the\nwords that ask when, how much and where. What people say around a question no longer lowers its relevance. A text that shows no language is taken for\nthat of most documents. `ATLAS_EMBEDDINGS_NEAR` is measured for each model unless it is set.",
  },
  {
    name: "knowledge-as-resources",
    packages: ["sandbox"],
    text: "Clients of MCP list and read knowledge as resources, `atlas://knowledge/{knowledge_id}`; answers of `search_knowledge` link to what they\ncite.",
  },
  {
    name: "knowledge-from-the-first-document",
    packages: ["sandbox", "contract"],
    text: "Knowledge answers from the first document on: how telling a word is follows from its language as well as from the documents, so that one\npage is searched as a hundred are. A question has a language of its own; documents of another one, or none, no longer change what it finds.\nSearch also looks for what means the same and for the kind of answer that is asked for, and `relevance_score` tells how likely a passage answers.\nScores differ from those of before; the thresholds are as they were.\n\nA search in the state `gap_none` tells of no further pages: `has_more` is false. Articles of French and Italian before an apostrophe are no part of the word\nany longer: \"annulation\" finds \"l'annulation\". Documents in these languages that were indexed before have to be indexed again for it.",
  },
  {
    name: "knowledge-gap-reasons",
    packages: ["contract", "sdk", "sandbox", "conformance"],
    text: "An answer from knowledge that is not `grounded` says why: `knowledge_gap` has the words of the question that nobody knows and the titles of the\nnearest documents. It is null where knowledge answers.",
  },
  {
    name: "knowledge-gaps",
    packages: ["sandbox", "contract"],
    text: "Knowledge search tells better when it does not know: an answer in which one word of the question stands by chance is no longer\n`grounded`. `relevance_score` is lower for it, and the thresholds are 0.15 and 0.25. Careless typing counts less against an answer, and the\nsandbox's corpus answers more wordings of its topics.",
  },
  {
    name: "knowledge-meanings",
    packages: ["sandbox"],
    text: "A server may be given an embedding model; knowledge is then also found by its meaning. The sandbox goes on to compare words.\nWhere the database has pgvector, it compares the vectors itself, without a limit of 5,000 an organization; vectors of a former model are removed.",
  },
  {
    name: "knowledge-phrases",
    packages: ["sandbox"],
    text: "Knowledge search favours passages in which words stand together as in the question.",
  },
  {
    name: "knowledge-ranking",
    packages: ["sdk", "contract"],
    text: "Citations tell the place: `url`, `heading`, and where the passage `start`s and `end`s in the text of its document. Search\nreads documents in their own language, forgives words that are typed carelessly, and stays fast with many passages.",
  },
  {
    name: "knowledge-sources",
    packages: ["contract", "sdk", "server-stubs"],
    text: "Knowledge reads PDF and Word files, honours `robots.txt`, and tells its progress.\n\n- `knowledge.refresh` (preview) fetches a page again; one that has not changed is left as it is.\n- `ingest` on a single document has `stage`, `bytes` and `failure`, the reason of the latest attempt.\n- Failures have six codes that say what to do: `timed_out` and `extraction_failed` are new, `fetch_failed` and `no_text` are no longer\n  given.",
  },
  {
    name: "knowledge-words",
    packages: ["sandbox"],
    text: "Knowledge finds `id` and `ill`, which passed for `I'd` and `I'll`; Korean words whichever particle they end with; and particles of Chinese\nand Japanese no longer count against an answer. Words in \"-ing\" are found that lack their g, or one letter of a short stem (\"openin\", \"opning\").",
  },
  {
    name: "limit-by-body",
    packages: ["contract"],
    text: "Text sources count as writes, and only a URL or a document as an ingest job: `operations[\"knowledge.create\"].limitBy` says so.",
  },
  {
    name: "limits-of-number",
    packages: ["contract", "sdk", "sandbox", "conformance"],
    text: "An organization may have a limited number of webhooks, apps, service accounts, keys, members, documents, templates, agents and vouchers. One more is answered `409 limit_reached`, which names the limit; requests that come at once cannot exceed it. The offline sandbox takes other numbers by its option `quotas`.",
  },
  {
    name: "members-and-consents",
    packages: ["contract", "sdk", "sandbox", "conformance", "server-stubs"],
    text: "Operators change what members may do, remove them, and list and revoke OAuth consents; each holds at once on every instance. Members tell when they last signed in. OAuth tokens that were asked for one `resource` are refused at any other, apps may describe themselves at the address that is their `client_id` or register without an operator where the deployment lets them, and `WWW-Authenticate` tells where the metadata of the resource are.",
  },
  {
    name: "names-as-they-look",
    packages: ["contract", "sandbox", "conformance"],
    text: "Names of apps, service accounts, organizations, vouchers, agents and listing categories are refused with control, invisible or direction-changing\ncharacters; joiners pass where a script or an emoji needs them. E-mail addresses have none either. In the contract this is\n`x-atlas-format: display-name`. `malformed_request` (400) answers a request with two `Host` headers.",
  },
  {
    name: "narrow-sandbox-tokens",
    packages: ["contract", "sdk", "server-stubs"],
    text: "`GET /sandbox/credentials?scope=…` hands out a token with these scopes alone, and every answer has the `key_id` by which its token can\nbe revoked; with both, what a narrower or a revoked token may do can be tried in the sandbox. In the SDK, `sandbox.credentials()` takes `{ scope }`.",
  },
  {
    name: "no-token-in-the-clear",
    packages: ["sdk"],
    text: "A token of production is not sent over plain `http`, but to this machine: the constructor throws a `TypeError` before anything is sent.",
  },
  {
    name: "oauth",
    packages: ["contract"],
    text: "Apps with redirect URIs get tokens by OAuth 2.1: authorization code with PKCE (S256), consent by an operator of the organization, rotating refresh tokens, revocation, introspection, resource indicators and the metadata that clients find all of it by.",
  },
  {
    name: "offline-sandbox",
    packages: ["sandbox", "server-stubs"],
    text: "`@atlas-messaging/sandbox` is the messaging layer offline: `createSandbox().fetch` serves every public and agent operation from memory,\nby the same rules as the service, with a clock to move, customers to speak for, a webhook inbox, failures on demand and snapshots.\nAdapters for the SDK, the global `fetch`, Mock Service Worker 2 and 3, and `npx @atlas-messaging/sandbox` for other languages.\n\n`@atlas-messaging/server-stubs/handlers` has the handlers' side of the stubs without Elysia, and `routeAt` for servers with a router of\ntheir own.",
  },
  {
    name: "one-tool-server",
    packages: ["contract", "sandbox", "server-stubs", "conformance"],
    text: "The tool server answers, in the sandbox too: `POST /atlas/v1/mcp`, for plain JSON-RPC and for clients of MCP. A dry run\nreturns `shadow_run_id`, which a commit may name; risky tools wait for a person. The table of tools has titles,\nannotations and output schemas.",
  },
  {
    name: "passwords-of-memberships",
    packages: ["contract", "sdk", "sandbox", "conformance", "server-stubs"],
    text: "A password opens the organization that it was set in and no other: an invitation, or a sign-up, neither tries nor fixes one that the address has elsewhere. Operators change their password (`console.changePassword`), members hand out resets (`console.resetMemberPassword`, used by `console.resetPassword`), and sessions end all at once (`console.endSessions`, `console.endMemberSessions`). Whoever signs in by a password is given a `device_token`, by which strangers' guesses do not lock the device out. `atlasRoutes` of the server stubs takes a function that tells whose request it is, for servers behind proxies.",
  },
  {
    name: "plain-hosts",
    packages: ["contract", "sandbox"],
    text: "The host of a webhook's address is kept and answered as it is looked up, however it was spelled (escapes, backslashes, letters beyond ASCII).\nSo one receiving host is counted once.",
  },
  {
    name: "ports-of-receivers",
    packages: ["contract", "sandbox", "conformance"],
    text: "Webhook URLs have the ports 80, 443 or from 1024 on, without those of databases, queues and other infrastructure.",
  },
  {
    name: "provider-failure-codes",
    packages: ["contract"],
    text: "`message.error_code` of `conversation.message_failed` tells apart why a messaging app did not take a message, for instance\n`window_closed`, `recipient_opted_out` or `template_mismatch`; docs/channels.md lists the codes. Webhook deliveries carry `traceparent` where\nthe server traces.",
  },
  {
    name: "random-texts-are-long",
    packages: ["conformance"],
    text: "Random texts are as long as 200 characters, as was meant; they had ended at 12.",
  },
  {
    name: "random-without-resources",
    packages: ["conformance"],
    text: "`--random` runs for every operation: of what an organization lacks, a consent or a voucher, the ids are made up, and the case is not skipped.",
  },
  {
    name: "refusals-name-the-member",
    packages: ["contract", "server-stubs"],
    text: "A refused body is held to the form that it comes closest to in more cases: a `message.received` event without its\n`message`, a tool call without its `params` and a misspelt `action` are told the member that is missing or wrong. A\nrefusal never lists more than the 100 details that the contract allows.",
  },
  {
    name: "rehearsals-by-other-names",
    packages: ["sandbox"],
    text: "The tool server refuses a rehearsal that is asked for in `_meta` without the prefix `atlas/`, or by a name like `mode`, instead of\nacting. Offline, messages of MCP clients are judged by the protocol, as on the server.",
  },
  {
    name: "replayed-refusals",
    packages: ["contract"],
    text: "A replayed refusal carries `Idempotent-Replayed`, too: the contract declares the header with the 409 and the 422 of every operation that takes an `idempotency_key`.",
  },
  {
    name: "rows-of-ones-own",
    packages: ["sdk", "sandbox"],
    text: "The counts of the console's overview stop at 10,000: an organization's audit log grows without end, and nobody waits for its counting. The\ntype of a change that a store is handed names the organization of the rows that it finds.",
  },
  {
    name: "sandbox-chat-wordings",
    packages: ["contract", "sandbox"],
    text: "Knowledge is searched as strangers type in chats: abbreviations such as `u` and `pls` say nothing, the sandbox answers more wordings of its topics, and one word of several that a passage shares no longer passes for an answer.",
  },
  {
    name: "sandbox-cheaper-calls",
    packages: ["sandbox"],
    text: "A call of the offline sandbox does less beside its work: ids and digests are written without pieces of text, and an address and a time are read once.",
  },
  {
    name: "sandbox-corpus-embedded",
    packages: ["contract"],
    text: "Where an embedding model is configured, the corpus of a new sandbox organization is embedded as well.",
  },
  {
    name: "sandbox-first-answer",
    packages: ["sandbox", "contract", "server-stubs"],
    text: "The offline sandbox loads the code of a section, and of knowledge, when something first asks for it, so that its first answer comes sooner; what it answers is the\nsame in either case. A snapshot leaves out knowledge that nothing has asked for. `@atlas-messaging/contract/check-request` holds requests to the validators of some sections\nalone, from `request-validators/<section>`.",
  },
  {
    name: "sandbox-limits",
    packages: ["sandbox", "conformance"],
    text: "The sandbox's command takes `--limit messages=5`, and answers a request that it refuses early without cutting its connection off. The suite takes `--without behaviour/limits`.",
  },
  {
    name: "sandbox-losses-by-msw",
    packages: ["sandbox"],
    text: "A call that the sandbox is told to lose rejects through its msw handlers, too; it was answered with 500.",
  },
  {
    name: "sandbox-node-20",
    packages: ["sandbox"],
    text: "On Node 20 the offline sandbox lists deliveries, which it answered with 500. The suite now runs on the packed sandbox in each version of Node and in Bun.",
  },
  {
    name: "sandbox-refuses-in-words",
    packages: ["sandbox", "conformance"],
    text: "The offline sandbox refuses what makes no sense in words: a limit class, an operation, an event or a customer's number that there is not.\nA run of the conformance suite of which no case is left ends with 2, and its table shows the operations that it held.",
  },
  {
    name: "sandbox-refuses-urls",
    packages: ["sandbox"],
    text: "The offline sandbox refuses subscriptions to URLs with a user name, a password or a port of another protocol, as the service does: a delivery to one failed by a fault of the sandbox's own.",
  },
  {
    name: "sandbox-tells-faults",
    packages: ["sandbox"],
    text: "`npx @atlas-messaging/sandbox` prints what fails by a fault of its own, and takes a path that begins with two slashes for a path.",
  },
  {
    name: "sdk-transport",
    packages: ["sdk"],
    text: "The SDK retries, throttles, pages and tells errors apart.\n\n- What may arrive twice is tried again after a 429, a failure of the service or of the network, with the same idempotency key; `retries`,\n  `timeout`, `attemptTimeout`, `signal`, `headers` and `idempotencyKey` are options of a client or of a call. `timeoutMs` is now `timeout`.\n- Requests are spread once 20 % or less of a rate limit remains.\n- Lists are iterated over all their pages: `for await (const session of atlas.sessions.list())`. Sub-lists have shorter names:\n  `conversations.events`, `sessions.messages`, `sessions.runs`; a search of the knowledge is `knowledge.search`.\n- Each error code has a class, and `code` narrows `AtlasError`; `AtlasTimeoutError` and `AtlasAbortError` are new.\n- The Agent API is `AtlasAgent` of `@atlas-messaging/sdk/agent`, the developer console `AtlasConsole` of `…/console`, each method is also a\n  function of `…/operations`, and the raw client is an import of `…/raw`.\n- `fetch` is called with an address and an init; hooks run around each attempt; a token of another environment is refused.",
  },
  {
    name: "single-sign-on",
    packages: ["contract"],
    text: "Operators can sign in with an identity provider (OpenID Connect), where the deployment names one.",
  },
  {
    name: "standard-webhooks",
    packages: ["webhooks"],
    text: "`signStandardWebhook` makes the headers of the Standard Webhooks specification, which deliveries now carry beside `Atlas-Signature`.",
  },
  {
    name: "strangers-in-between",
    packages: ["sdk"],
    text: "What stands between client and service is dealt with: a redirect is an error (a mutation became a `GET`, and its answer was taken for a success), a gateway's 429 or 5xx in JSON is tried again, members of an error that the contract lacks are left out, `Retry-After` may have decimals, be repeated or be a date without `Date`. Headers replace each other in whatever case they are spelled, in raw calls too. An id that is missing in plain JavaScript is a `TypeError`.",
  },
  {
    name: "suite-twice",
    packages: ["conformance"],
    text: "The suite can be run any number of times against the same deployment: it no longer publishes a listing under a fixed slug, and its phone numbers do not collide.",
  },
  {
    name: "suite-windows-last",
    packages: ["conformance", "sandbox"],
    text: "The suite uses up the window of its own address after all cases that need it, so that nothing waits a minute for it, and takes a 503 that\nsays when to come back. A 503 that the offline sandbox is told to answer says `Retry-After: 0` unless `retryAfter` is given, as the service does.",
  },
  {
    name: "transactions-and-logins",
    packages: ["contract"],
    text: "The reference server opens role and organization inside each transaction, so that a pooler may stand before PostgreSQL\n(`DATABASE_POOLED`, `DATABASE_DIRECT_URL`). `bun run migrate` brings the tables to a version as their owner; the server's own login owns\nnothing, and one that could bypass row-level security is refused outside the sandbox. So is one that could give\nitself that right: by membership in the owner's role, `CREATEROLE`, or owning the database. Prepared statements are named by their text, so that behind\na pooler that nobody told the server of none stands in for another.",
  },
  {
    name: "undefined-options",
    packages: ["sdk"],
    text: "Call options may be given as `undefined`, also under TypeScript's `exactOptionalPropertyTypes`.",
  },
  {
    name: "webhook-notice",
    packages: ["contract", "sdk", "sandbox"],
    text: "A webhook has a `notice`, which says why the service has disabled it; the audit log of the console says it as `atlas_api.webhook.disable`.",
  },
  {
    name: "webhook-receivers",
    packages: ["webhooks"],
    text: "Receivers, validated events and a testing kit.\n\n- `fetchReceiver`, `nodeReceiver` and `fastifyReceiver` receive webhooks in one line: they verify, deduplicate by `event_id`, call the handler of\n  the event's name, and answer in time. Long work goes to `later`.\n- `unwrap` validates the event, and refuses one outside of `maxAge` when asked to. `AtlasSignatureError` says in `reason` why, `AtlasPayloadError`\n  in `problems` what. Events of later versions pass; `isAtlasEvent` tells.\n- `verifyAtlasSignature` and `unwrap` take a `Request`.\n- Workers and browsers get the same names on Web Crypto, as promises, without `/web`; `/node` asks for the synchronous ones by name.\n- `/testing` has an example of every event, `signedDelivery`, and signature vectors.",
  },
  {
    name: "webhook-secrets-that-sign",
    packages: ["contract", "sandbox"],
    text: "`POST /v1/atlas/webhooks` refuses a `secret` that nothing can be verified by: all white space, or not base64 after `whsec_`. Deliveries to such a\nwebhook were never attempted.",
  },
  {
    name: "webhooks-resumed",
    packages: ["sandbox"],
    text: "A webhook that is made active again gets at once what has waited for it, in the sandbox as from the server; it took up to an hour.",
  },
  {
    name: "whole-headings",
    packages: ["sandbox"],
    text: "A heading that has a full stop in it, as \"2. Opening hours\" has, is named as a whole by citations, and all its words count in\nknowledge search.",
  },
];

/** What each release has brought, the newest first. */
export const releases: readonly Release[] = [];
