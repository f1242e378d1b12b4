/** The operations of a sandbox. The code of a section is loaded when one of its operations is first asked for. */
import { type OperationId, type Section as SectionName, operations } from "@atlas-messaging/contract";
import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import type { Context } from "@atlas-messaging/pipeline";
import type { Handlers } from "@atlas-messaging/server-stubs/handlers";
import { type PendingFaults, withFaults } from "../faults.ts";
import { type Late, beyondSending, knowledge as knowledgeCode } from "../late.ts";
import type { MemoryShell } from "../shell.ts";
import { section as messagesSection } from "./messages.ts";
import type { Section } from "./section.ts";
import { nowServed } from "./served.ts";

type Module = { readonly section: Section };
type Load = () => Promise<Module>;

const withCode =
  (load: Load, ...needed: readonly Late<unknown>[]): Load =>
  async () => {
    const [module] = await Promise.all([load(), ...needed.map((code) => code.load())]);
    return module;
  };

/** What most begin with is always there. */
const messages: Load = async () => ({ section: messagesSection });
const conversations = withCode(() => import("./conversations.ts"), beyondSending);
const knowledge = withCode(() => import("./knowledge.ts"), knowledgeCode, beyondSending);
const tools = withCode(() => import("./tools.ts"), knowledgeCode, beyondSending);
const developerConsole = withCode(() => import("./console.ts"), beyondSending);
const discovery: Load = () => import("./discovery.ts");

const loadOf: { readonly [Name in SectionName]: Load } = {
  messages: messages,
  channels: messages,
  conversations: conversations,
  events: conversations,
  actions: conversations,
  webhooks: conversations,
  keys: conversations,
  knowledge: knowledge,
  agents: knowledge,
  sessions: knowledge,
  runs: knowledge,
  tools: tools,
  "agent-api": tools,
  "tool-server": tools,
  console: developerConsole,
  sandbox: discovery,
  discovery: discovery,
  system: discovery,
};

/** Those that have been loaded, for every sandbox of this process. */
const loaded = new Map<Load, Section>([[messages, messagesSection]]);
nowServed(messagesSection.handlers);

const loadSection = async (load: Load): Promise<void> => {
  const { section } = await load();
  nowServed(section.handlers);
  loaded.set(load, section);
};

/** What an operation needs: `/version` tells of all others. */
const neededFor = (id: OperationId): readonly Load[] =>
  id === "system.version" ? [...new Set(Object.values(loadOf))] : [loadOf[operations[id].section]];

type AnyHandlers = Partial<Handlers<Context<MemoryShell>>>;

export class Sections {
  readonly #handlers: AnyHandlers = {};
  readonly #validators = { parameters: {}, bodies: {} };
  readonly #faults: PendingFaults;
  readonly #bound = new Set<Load>();
  readonly #needed = new Set<Load>();
  #loading: Promise<void> | null = null;

  constructor(faults: PendingFaults) {
    this.#faults = faults;
  }

  /** The handlers of all operations that are ready; who calls one has waited for `ready`. */
  get handlers(): Handlers<Context<MemoryShell>> {
    return this.#handlers as Handlers<Context<MemoryShell>>;
  }

  get validators(): RequestValidators {
    return this.#validators;
  }

  /**
   * To be awaited before an operation is called, or before time moves on. Whoever comes while a section is loading waits
   * as well, and all go on in the order in which they came: it makes no difference what was loaded before.
   */
  ready(id: OperationId | null): Promise<void> | null {
    for (const load of id === null ? [] : neededFor(id)) this.#bindOrNeed(load);
    if (this.#needed.size > 0) this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Says what jobs are going to need the code of, whatever operations are called. */
  need(code: "knowledge" | "beyondSending"): void {
    this.#bindOrNeed(code === "knowledge" ? knowledge : conversations);
  }

  #bindOrNeed(load: Load): void {
    if (this.#bound.has(load)) return;
    const section = loaded.get(load);
    if (section) this.#bind(load, section);
    else this.#needed.add(load);
  }

  #bind(load: Load, { handlers, validators }: Section): void {
    this.#bound.add(load);
    Object.assign(this.#handlers, withFaults(handlers, this.#faults));
    for (const { parameters, bodies } of validators) {
      Object.assign(this.#validators.parameters, parameters);
      Object.assign(this.#validators.bodies, bodies);
    }
  }

  async #load(): Promise<void> {
    try {
      while (this.#needed.size > 0) {
        const needed = [...this.#needed];
        await Promise.all(needed.map(loadSection));
        for (const load of needed) {
          this.#needed.delete(load);
          this.#bindOrNeed(load);
        }
      }
    } finally {
      this.#needed.clear();
      this.#loading = null;
    }
  }
}
