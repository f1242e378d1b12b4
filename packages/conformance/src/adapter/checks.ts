/** Holds an adapter to the contract: it is sent what the service sends, and what it reports is checked. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { signPayload, signStandardWebhook } from "@atlas-messaging/webhooks";
import { Violation, shortened } from "../check.ts";
import { type AdapterCall, listenToAdapter } from "./service.ts";

/** An adapter to check, and how it is reached. */
export interface AdapterOptions {
  /** Address of the adapter. */
  readonly url: string;
  readonly secret: string;
  readonly channel: string;
  readonly channelId: string;
  /** A customer whom the network reaches. */
  readonly customer: string;
  /** Port on which the suite plays the service; null if the adapter's reports are not awaited. */
  readonly servicePort: number | null;
  /** Milliseconds to wait for a report. */
  readonly patience: number;
  /** Does what makes the network report a message, such as opening the page that shows it. */
  readonly onHanded?: () => Promise<unknown>;
}

/** Result of one check of an adapter. */
export interface AdapterCheck {
  readonly id: string;
  readonly title: string;
  /** Reason of the failure; null for a check that passed. */
  readonly problem: string | null;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

interface Sent {
  readonly id: string;
  readonly body: object;
}

class Asked {
  readonly #options: AdapterOptions;
  constructor(options: AdapterOptions) {
    this.#options = options;
  }

  request(event_type: string, more: object = {}, id: string = randomUUID()): Sent {
    const { channel, channelId: channel_id } = this.#options;
    return {
      id,
      body: { event_id: id, event_type, timestamp: new Date().toISOString(), channel, channel_id, ...more },
    };
  }

  message(content: object): Sent {
    const id = randomUUID();
    const customer = { id: randomUUID(), phone_number: this.#options.customer, name: "Ada" };
    return this.request(
      "adapter.message",
      { customer, message: { id, type: "text", text: "We open at nine.", ...content } },
      id,
    );
  }

  /** Sends a request. Null sends no signature. */
  async send({ id, body }: Sent, secret: string | null = this.#options.secret): Promise<Answer> {
    const raw = Buffer.from(JSON.stringify(body));
    const signed =
      secret === null
        ? {}
        : { "atlas-signature": signPayload(raw, secret), ...signStandardWebhook(raw, { id, at: Date.now(), secret }) };
    const begun = performance.now();
    const response = await fetch(this.#options.url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": id, ...signed },
      body: raw,
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Violation(`it did not answer: ${error instanceof Error ? error.message : String(error)}`);
    });
    return { status: response.status, text: await response.text(), milliseconds: performance.now() - begun };
  }
}

const expect = (holds: boolean, problem: string): void => {
  if (!holds) throw new Violation(problem);
};

const isTaken = ({ status }: Answer): boolean => status >= 200 && status < 300;

const expectTaken = (answer: Answer, within: number, what: string): void => {
  expect(isTaken(answer), `${what} was answered ${answer.status}: ${shortened(answer.text)}`);
  const { milliseconds } = answer;
  expect(milliseconds < within, `${what} took ${Math.round(milliseconds)} ms, and ${within} are the limit`);
};

const jsonIn = (text: string): { readonly [member: string]: unknown } => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

const idIn = ({ text }: Answer): string | null => {
  const { provider_message_id: id = null } = jsonIn(text);
  const isId = id === null || (typeof id === "string" && /^[\x20-\x7e]{1,512}$/.test(id));
  expect(isId, `provider_message_id has 1 to 512 printable ASCII characters, not ${JSON.stringify(id)}`);
  return typeof id === "string" ? id : null;
};

/** Content of other kinds. An adapter may refuse what its network does not have. */
const contents = [
  { type: "image", text: "The menu", content: { type: "image", media_id: randomUUID(), caption: "The menu" } },
  {
    type: "location",
    text: "Corner Shop",
    content: { type: "location", latitude: 52.5, longitude: 13.4, name: "Corner Shop" },
  },
  {
    type: "buttons",
    text: "Six or seven?",
    content: {
      type: "buttons",
      text: "Six or seven?",
      buttons: [
        { id: "18", title: "Six" },
        { id: "19", title: "Seven" },
      ],
    },
  },
] as const;

const expectRefusal = ({ status, text }: Answer, kind: string): void => {
  expect(status === 422, `a message of the kind ${kind} was answered ${status}; 422 refuses it, a 2xx takes it`);
  const { code, title } = Object(jsonIn(text)["error"]) as { readonly code?: unknown; readonly title?: unknown };
  expect(
    typeof (title ?? code) === "string",
    `the refusal of ${kind} has no error.title or error.code: ${shortened(text)}`,
  );
};

type Check = readonly [id: string, title: string, run: (asked: Asked) => Promise<void>];

const checks: readonly Check[] = [
  [
    "signature",
    "a request without the right signature is answered 401",
    async (asked) => {
      const message = asked.message({});
      for (const secret of [null, "another-secret-of-nobody"]) {
        const { status } = await asked.send(message, secret);
        expect(status === 401, `${secret === null ? "no" : "a wrong"} signature was answered ${status}`);
      }
    },
  ],
  [
    "check",
    "a check is answered 2xx within 5 seconds",
    async (asked) => expectTaken(await asked.send(asked.request("adapter.check")), 5_000, "the check"),
  ],
  [
    "once",
    "a message is taken within 10 seconds, and the same again with the same id",
    async (asked) => {
      const message = asked.message({});
      const [first, again] = [await asked.send(message), await asked.send(message)];
      for (const answer of [first, again]) expectTaken(answer, 10_000, "the message");
      expect(idIn(first) === idIn(again), `the second attempt got the id ${idIn(again)}, the first ${idIn(first)}`);
    },
  ],
  [
    "kinds",
    "a message of another kind is taken, or refused with 422 and a reason",
    async (asked) => {
      for (const content of contents) {
        const answer = await asked.send(asked.message(content));
        if (!isTaken(answer)) expectRefusal(answer, content.type);
      }
    },
  ],
  [
    "later",
    "what later versions send is answered 2xx",
    async (asked) => {
      const later = asked.request("adapter.later", { invented: { since: "later" } });
      expectTaken(await asked.send(later), 10_000, "an unknown event_type");
      const read = asked.request("adapter.read", { message: { id: randomUUID(), provider_message_id: "network-1" } });
      expectTaken(await asked.send(read), 10_000, "adapter.read");
    },
  ],
];

/** Runs all checks. Those of reports need `servicePort`. */
export const checkAdapter = async (options: AdapterOptions): Promise<readonly AdapterCheck[]> => {
  const service = options.servicePort === null ? null : await listenToAdapter(options.servicePort);
  const asked = new Asked(options);
  const done: AdapterCheck[] = [];
  const run = async (id: string, title: string, check: () => Promise<void>): Promise<void> => {
    const problem = await check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    done.push({ id, title, problem });
  };
  try {
    for (const [id, title, check] of checks) await run(id, title, () => check(asked));
    if (service)
      await run("reports", "a message's status is reported, as the contract has it", () =>
        reported(asked, service.calls, options),
      );
  } finally {
    await service?.close();
  }
  return done;
};

const reported = async (asked: Asked, calls: readonly AdapterCall[], options: AdapterOptions): Promise<void> => {
  const message = asked.message({ text: "Is this reported?" });
  expectTaken(await asked.send(message), 10_000, "the message");
  await options.onHanded?.();
  const isReported = ({ operation, params }: AdapterCall): boolean =>
    operation === "messages.reportStatus" && params["id"] === message.id;
  for (const end = performance.now() + options.patience; performance.now() < end && !calls.some(isReported);)
    await sleep(50);
  const wrong = calls.find(({ problems }) => problems.length > 0);
  expect(wrong === undefined, `${wrong?.operation}: ${wrong?.problems.join("; ")}`);
  expect(calls.some(isReported), `nothing was reported of ${message.id} within ${options.patience} ms`);
};
