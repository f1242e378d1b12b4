/** Consumers of an organization's events. Each stops at an event, and goes on behind it, also on another server. */

/** The address of the service, and the form of a request to it. */
export interface At {
  readonly base: string;
  readonly token: string;
  /** More options of `fetch`, such as Bun's for TLS. */
  readonly options?: object;
}

const get = async ({ base, token, options }: At, path: string, more: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(more.headers);
  headers.set("authorization", `Bearer ${token}`);
  const answer = await fetch(`${base}${path}`, { ...options, ...more, headers });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
};

export interface ListedEvent {
  readonly id: string;
  readonly sent_as: readonly { readonly event_type: string }[];
  readonly payload: { readonly message?: { readonly id: string } };
}

interface Page {
  readonly events: readonly ListedEvent[];
  readonly next_cursor: string | null;
}

const allPages = async (pageAfter: (after: string) => Promise<Page>, last = ""): Promise<readonly ListedEvent[]> => {
  const found: ListedEvent[] = [];
  for (let after: string | null = last; after !== null;) {
    const page: Page = await pageAfter(after === "" ? "" : `&after_id=${after}`);
    found.push(...page.events);
    after = page.next_cursor;
  }
  return found;
};

/** Lists all events, or those behind one, page by page, oldest first. */
export const listBehind = (at: At, last?: string) =>
  allPages(async (after) => {
    const answer = await get(at, `/v1/atlas/events?limit=200${after}`);
    // The contract's own tests hold the form of both lists.
    const { data, next_cursor } = (await answer.json()) as { data: Page["events"] } & Pick<Page, "next_cursor">;
    return { events: data, next_cursor };
  }, last);

/** Lists all events as the console does, newest first. That waits for no transaction. */
export const listInConsole = (at: At) =>
  allPages(async (after) => {
    const answer = await get(at, `/operator/events?limit=200${after}`);
    return ((await answer.json()) as { data: Page }).data;
  });

export interface Followed {
  /** Ids of the events that came. */
  readonly ids: readonly string[];
  close(): Promise<void>;
}

/** Follows the stream behind an event, or behind a time. */
export const followBehind = async (at: At, last: string): Promise<Followed> => {
  const leaving = new AbortController();
  const { body } = await get(at, "/v1/atlas/events/stream", {
    headers: { "last-event-id": last },
    signal: leaving.signal,
  });
  const ids: string[] = [];
  const read = async (): Promise<void> => {
    let [id, rest] = ["", ""];
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("id: ")) id = line.slice(4);
        if (line.startsWith("data: ")) ids.push(id);
      }
    }
  };
  const ended = read().catch(() => undefined);
  return {
    ids,
    close: async () => {
      leaving.abort();
      await ended;
    },
  };
};
