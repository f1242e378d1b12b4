/** The operations of a sandbox. The code of a section is loaded when one of its operations is first asked for. */
import { type OperationId, type Section as SectionName, operations, keysOf } from "@atlas-messaging/contract";
import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import type { Handlers } from "@atlas-messaging/pipeline";
import { section as messages } from "./loads/messages.ts";
import type { Section } from "./loads/section.ts";
import type { MemoryShell } from "./shell.ts";

type Load = () => Promise<{ readonly section: Section }>;

/** Every section. A sandbox always has the one that most callers begin with. */
const sections: { readonly [Name in SectionName]: Section | Load } = {
  actions: () => import("./loads/actions.ts"),
  agents: () => import("./loads/agents.ts"),
  "agent-api": () => import("./loads/agent-api.ts"),
  channels: () => import("./loads/channels.ts"),
  console: () => import("./loads/console/index.ts"),
  conversations: () => import("./loads/conversations.ts"),
  customers: () => import("./loads/customers.ts"),
  discovery: () => import("./loads/discovery.ts"),
  events: () => import("./loads/events.ts"),
  keys: () => import("./loads/keys.ts"),
  knowledge: () => import("./loads/knowledge.ts"),
  messages,
  runs: () => import("./loads/runs.ts"),
  sandbox: () => import("./loads/sandbox.ts"),
  sessions: () => import("./loads/sessions.ts"),
  system: () => import("./loads/system.ts"),
  tools: () => import("./loads/tools.ts"),
  "tool-server": () => import("./loads/tool-server.ts"),
  webhooks: () => import("./loads/webhooks.ts"),
};

const names = keysOf(sections); // The table has exactly its own keys.

/** The sections that this process has loaded, for every sandbox. */
const loaded = new Map<SectionName, Section>();

const loadSection = async (name: SectionName): Promise<void> => {
  const load = sections[name];
  if (typeof load === "function") loaded.set(name, (await load()).section);
};

const loadedSection = (name: SectionName): Section | undefined => {
  const section = sections[name];
  return typeof section === "function" ? loaded.get(name) : section;
};

/** The sections that an operation needs: `/version` reports on all of them. */
const neededFor = (id: OperationId): readonly SectionName[] =>
  id === "system.version" ? names : [operations[id].section];

type AnyHandlers = Partial<Handlers<MemoryShell>>;

export class Sections {
  readonly #handlers: AnyHandlers = {};
  readonly #validators = { parameters: {}, bodies: {} };
  readonly #bound = new Set<SectionName>();
  readonly #needed = new Set<SectionName>();
  #loading: Promise<void> | null = null;

  /** The handlers of all operations that are ready; who calls one has waited for `ready`. */
  get handlers(): Handlers<MemoryShell> {
    return this.#handlers as Handlers<MemoryShell>;
  }

  get validators(): RequestValidators {
    return this.#validators;
  }

  /**
   * To be awaited before an operation is called, or before time moves on. Whoever comes while a section is loading waits
   * as well, and all go on in the order in which they came: it makes no difference what was loaded before.
   */
  ready(id: OperationId | null): Promise<void> | null {
    for (const name of id === null ? [] : neededFor(id)) this.need(name);
    if (this.#needed.size > 0) this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Tells if the sandbox fulfils an operation whose section has been loaded. */
  isServed(id: OperationId): boolean {
    return loadedSection(operations[id].section)?.serves(id) ?? false;
  }

  /** Has the code of a section loaded before the next operation is called or time moves on. */
  need(name: SectionName): void {
    if (this.#bound.has(name)) return;
    const section = loadedSection(name);
    if (section) this.#bind(name, section);
    else this.#needed.add(name);
  }

  #bind(name: SectionName, { handlers, validators }: Section): void {
    this.#bound.add(name);
    Object.assign(this.#handlers, handlers);
    Object.assign(this.#validators.parameters, validators.parameters);
    Object.assign(this.#validators.bodies, validators.bodies);
  }

  async #load(): Promise<void> {
    try {
      while (this.#needed.size > 0) {
        const needed = [...this.#needed];
        await Promise.all(needed.map(loadSection));
        for (const name of needed) {
          this.#needed.delete(name);
          this.need(name);
        }
      }
    } finally {
      this.#needed.clear();
      this.#loading = null;
    }
  }
}
