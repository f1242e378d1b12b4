/** Events that calls caused in a sandbox, at once or by the jobs that they started. */
import { type EventName, type OperationId, entriesOf, operations } from "@atlas-messaging/contract";
import type { Sandbox } from "@atlas-messaging/sandbox";

interface EventRow {
  readonly correlation_id: string;
  readonly names: { readonly [name in EventName]?: string };
}

/** The snapshot's contents are private, but jobs keep the request id of the call that started them. */
const eventsIn = (sandbox: Sandbox): readonly EventRow[] => {
  const { organizations } = sandbox.snapshot() as unknown as {
    readonly organizations: { readonly [id: string]: { readonly events?: readonly EventRow[] } };
  };
  return Object.values(organizations).flatMap(({ events = [] }) => events);
};

const patterns = entriesOf(operations).map(
  ([id, { method, path }]) =>
    [id, method, new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`)] as const,
);

const operationOf = ({ method, url }: Request): OperationId | undefined => {
  const { pathname } = new URL(url);
  return patterns.find(([, verb, path]) => verb === method && path.test(pathname))?.[0];
};

/** Remembers the operation of each request that comes to a sandbox. */
export class CausedEvents {
  readonly #requests = new Map<string, OperationId>();
  #sandbox: Sandbox | undefined;

  /** Asks the sandbox. */
  readonly through =
    (sandbox: Sandbox) =>
    async (request: Request): Promise<Response> => {
      this.#sandbox = sandbox;
      const id = operationOf(request);
      const answer = await sandbox.fetch(request);
      if (id) this.#requests.set(answer.headers.get("x-request-id") ?? "", id);
      return answer;
    };

  /** Waits for what is due within a week of silence, and returns the events that each operation caused. */
  async read(): Promise<ReadonlyMap<OperationId, ReadonlySet<EventName>>> {
    const sandbox = this.#sandbox;
    if (!sandbox) throw new Error("the sandbox was not asked");
    await sandbox.advance("8d");
    const caused = new Map<OperationId, Set<EventName>>();
    for (const { correlation_id, names } of eventsIn(sandbox)) {
      const id = this.#requests.get(correlation_id);
      if (!id) throw new Error(`an event has the unknown request ${correlation_id}`);
      const known = caused.get(id) ?? new Set();
      for (const name of Object.keys(names)) known.add(name as EventName); // Rows have the names of events only.
      caused.set(id, known);
    }
    return caused;
  }
}
