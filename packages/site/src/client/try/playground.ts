/** The service inside the page: the offline sandbox, which keeps what each example makes. Nothing leaves the browser. */
import { type EventLine, type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { type Call, type IdOf, type Made, idsOf } from "./beginnings.ts";
import type { Asked } from "./curl.ts";

export interface Outcome {
  /** The path that was asked, with ids of the sandbox in place of the example's. */
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
  /** Webhooks that it caused, oldest first. */
  readonly events: readonly Caused[];
}

export interface Caused {
  readonly name: string;
  readonly payload: string;
}

/** Ids of the contract's examples. Other ids are the reader's own. */
const exampleId = "0199f0a0-7b1c-7d3e-8f00-[0-9a-f]{12}";

/** Kinds that a path or a member names in another way. */
const kinds: { readonly [name: string]: string } = {
  context: "conversations",
  conversation_id: "conversations",
  agent_id: "agents",
  "agent-sessions": "sessions",
  app_id: "apps",
  service_account_id: "service-accounts",
  source_ids: "knowledge",
  template_id: "templates",
  customer_id: "customers",
  voucher_id: "vouchers",
  owner_id: "owners",
};

/** Kinds that a path's end asks for: only a document that was a page can be read again. */
const ends: { readonly [end: string]: string } = {
  refresh: "pages",
  cancel: "scheduled-messages",
  erase: "erasable-customers",
  "hand-back": "taken-conversations",
  unassign: "taken-conversations",
  reopen: "closed-conversations",
};

/** Long enough for the deliveries of a message. */
const shortly = "10s";

export class Playground {
  readonly #events: EventLine[] = [];
  readonly #sandbox: Sandbox = createSandbox({
    clock: "system",
    onEvent: (event) => this.#events.push(event),
    pages: () =>
      "<title>Menu</title><p>Soup, bread and cheese are served from noon to three, every day of the week.</p>",
  });
  readonly #idOf: IdOf;

  constructor() {
    const { channel_id, conversation_id, customer_id, owner_id, template_id, voucher_id } = this.#sandbox.credentials;
    const known = {
      channels: channel_id,
      conversations: conversation_id,
      customers: customer_id,
      owners: owner_id,
      templates: template_id,
      vouchers: voucher_id,
    };
    this.#idOf = idsOf(known, this.#call);
  }

  async run({ method, url, headers, body: given }: Asked): Promise<Outcome> {
    const { pathname, search } = new URL(url, this.#sandbox.baseUrl);
    const path = await this.#withIds(pathname + search, pathInPlaces);
    const body = await this.#withIds(given, membersInPlaces);
    await this.#sandbox.advance(shortly);
    const before = this.#events.length;
    const response = await this.#fetch(method, path, body, headers);
    const answer = await (isStream(response) ? textSoFar(response) : response.text());
    await this.#sandbox.advance(shortly);
    return { path, body, status: response.status, answer, events: this.#caused(before) };
  }

  #fetch(method: string, path: string, body: string, headers: Asked["headers"]): Promise<Response> {
    const { credentials, baseUrl, fetch } = this.#sandbox;
    const token = path.startsWith("/operator/") ? credentials.operator_token : credentials.token;
    const authorization = headers["Authorization"] === undefined ? {} : { Authorization: `Bearer ${token}` };
    return fetch(baseUrl + path, {
      method,
      headers: { ...headers, ...authorization },
      ...(body === "" ? {} : { body }),
    });
  }

  readonly #call: Call = async (method, path, body) => {
    const headers = { Authorization: "", "Content-Type": "application/json" };
    const response = await this.#fetch(method, path, body ? JSON.stringify(body) : "", headers);
    const { data }: { readonly data?: Made } = await response.json(); // Every answer has the envelope.
    await this.#sandbox.advance(shortly);
    return data ?? {};
  };

  /** Replaces the example ids of a text; `place` finds each with the name before it. */
  async #withIds(text: string, place: RegExp): Promise<string> {
    let changed = text;
    for (const [found, name = "", id = ""] of text.matchAll(place)) {
      const kind = ends[text.slice(text.lastIndexOf("/") + 1)] ?? kinds[name] ?? name;
      const own = await this.#idOf(kind);
      if (own !== "") changed = changed.replace(found, () => found.replace(id, own));
    }
    return changed;
  }

  #caused(since: number): Caused[] {
    return this.#events.slice(since).flatMap(({ event_types }, index) =>
      event_types.map((name) => {
        const earlier = this.#events.slice(0, since + index).filter((event) => event.event_types.includes(name));
        const delivered = this.#sandbox.webhooks.all(name)[earlier.length];
        return { name, payload: delivered ? JSON.stringify(JSON.parse(delivered.body), null, 2) : "" };
      }),
    );
  }
}

const pathInPlaces = new RegExp(`([\\w-]+)[/=](${exampleId})`, "g");

const membersInPlaces = new RegExp(`"(\\w+)":\\s*(?:\\[\\s*)?"(${exampleId})"`, "g");

/** Reads what a stream of server-sent events has sent so far: up to a comment, which says that this is all, or its end. */
const textSoFar = async ({ body }: Response): Promise<string> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/^:/m.test(text)) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    text += value;
  }
  await reader?.cancel();
  return text;
};

const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;
