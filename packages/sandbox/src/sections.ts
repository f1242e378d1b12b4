/** Sections of a sandbox. The code of a section is loaded when one of its operations is first asked for. */
import {
  type OperationId,
  type OperationIn,
  type Section as SectionName,
  keysOf,
  operations,
} from "@atlas-messaging/contract";
import { type RequestGroup, type ValidateRequest, requestValidator } from "@atlas-messaging/validators";
import { requests } from "@atlas-messaging/validators/requests/messages";
import {
  type LoadsFor,
  type Sections as AllSections,
  bindSection,
  servedBy,
} from "@atlas-messaging/service/bind-section";
import { messagesFacts } from "@atlas-messaging/service/messages/facts.memory";
import { messages } from "@atlas-messaging/service/messages/operations";
import type { ActingAgent } from "@atlas-messaging/service/core/outcome";
import type { Handlers } from "@atlas-messaging/service/pipeline/handler";
import type { MemoryShell } from "./shell.ts";
import type { Organization } from "./store/organization.ts";

/** A section with everything that its operations need. */
interface Section {
  readonly handlers: Partial<Handlers<MemoryShell>>;
  readonly validateRequest: ValidateRequest;
  readonly serves: (id: OperationId) => boolean;
}

/** Loads that a section's handlers need: its own, and those of operations that it composes. */
type Needed<Name extends SectionName> = {
  readonly [Each in keyof LoadsFor<MemoryShell, Name>]: (organization: Organization, args: never) => object;
};

const sectionOf = <Name extends SectionName>(
  name: Name,
  entries: AllSections[Name],
  facts: Needed<Name>,
  group: RequestGroup<OperationIn<Name>>,
): Section => {
  const handlers = bindSection<MemoryShell, Name>(name, entries, withOwnFacts(facts));
  // It is asked about operations of the section alone.
  const validateRequest = requestValidator(group as RequestGroup) as ValidateRequest;
  return { handlers, validateRequest, serves: servedBy(handlers) };
};

interface Asked {
  readonly credential_id: string;
  readonly idempotency_scope?: string | null;
  readonly idempotency_operation?: string | null;
  readonly idempotency_key?: string | null;
}

/** `FactsFor` types the facts of each operation; the type is erased here. */
type AnyLoad = (organization: Organization, args: object) => object;

/** Adds the facts of every operation to each load. `Needed` has the names of `LoadsFor`, and `FactsFor` typed each load. */
const withOwnFacts = <Name extends SectionName>(loads: Needed<Name>): LoadsFor<MemoryShell, Name> =>
  Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [
      name,
      ({ world }: MemoryShell, organizationId: string, args: Asked): object => {
        const organization = world.organization(organizationId);
        const { idempotency } = organization.tables;
        const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = args;
        const isKeyed = scope != null && operation != null && key != null;
        const stored = isKeyed ? (idempotency.get(idempotency.keyOf({ scope, operation, key })) ?? null) : null;
        return {
          ...(load as AnyLoad)(organization, args),
          stored,
          lives: organization.lives(args.credential_id),
          actingAgent: actingAgentOf(organization, args.credential_id),
          standing: null,
        };
      },
    ]),
  ) as unknown as LoadsFor<MemoryShell, Name>;

/** Returns the agent as which a credential writes, named by its app or service account. */
const actingAgentOf = ({ tables }: Organization, credentialId: string): ActingAgent | null => {
  const ownerId = tables.credentials.byId(credentialId)?.owner_id ?? null;
  const appId = tables.oauth_consents.byId(ownerId)?.app_id ?? ownerId;
  return tables.agents.byId((tables.apps.byId(appId) ?? tables.service_accounts.byId(ownerId))?.agent_id ?? null);
};

type Load = () => Promise<Section>;

/** Every section. A sandbox always has the one that most callers begin with. */
const sections: { readonly [Name in SectionName]: Section | Load } = {
  actions: async () =>
    sectionOf(
      "actions",
      (await import("@atlas-messaging/service/actions/operations")).actions,
      (await import("@atlas-messaging/service/actions/facts.memory")).actionsFacts,
      (await import("@atlas-messaging/validators/requests/actions")).requests,
    ),
  agents: async () =>
    sectionOf(
      "agents",
      (await import("@atlas-messaging/service/agents/operations")).agents,
      (await import("@atlas-messaging/service/agents/facts.memory")).agentsFacts,
      (await import("@atlas-messaging/validators/requests/agents")).requests,
    ),
  "agent-api": async () =>
    sectionOf(
      "agent-api",
      (await import("@atlas-messaging/service/tools/agent-api")).agentApi,
      (await import("@atlas-messaging/service/tools/facts.memory")).agentApiFacts,
      (await import("@atlas-messaging/validators/requests/agent-api")).requests,
    ),
  channels: async () =>
    sectionOf(
      "channels",
      (await import("@atlas-messaging/service/channels/operations")).channels,
      (await import("@atlas-messaging/service/channels/facts.memory")).channelsFacts,
      (await import("@atlas-messaging/validators/requests/channels")).requests,
    ),
  console: async () =>
    sectionOf(
      "console",
      (await import("@atlas-messaging/service/console")).developerConsole,
      (await import("./console.ts")).consoleFacts,
      (await import("@atlas-messaging/validators/requests/console")).requests,
    ),
  conversations: async () =>
    sectionOf(
      "conversations",
      (await import("@atlas-messaging/service/conversations/operations")).conversations,
      (await import("@atlas-messaging/service/conversations/facts.memory")).conversationsFacts,
      (await import("@atlas-messaging/validators/requests/conversations")).requests,
    ),
  customers: async () =>
    sectionOf(
      "customers",
      {
        ...(await import("@atlas-messaging/service/customers/operations")).customers,
        ...(await import("@atlas-messaging/service/privacy/operations")).privacy,
      },
      {
        ...(await import("@atlas-messaging/service/customers/facts.memory")).customersFacts,
        ...(await import("@atlas-messaging/service/privacy/facts.memory")).privacyFacts,
      },
      (await import("@atlas-messaging/validators/requests/customers")).requests,
    ),
  discovery: async () =>
    sectionOf(
      "discovery",
      (await import("@atlas-messaging/service/discovery/index")).discovery,
      {},
      (await import("@atlas-messaging/validators/requests/discovery")).requests,
    ),
  events: async () =>
    sectionOf(
      "events",
      (await import("@atlas-messaging/service/inbound/operations")).events,
      (await import("@atlas-messaging/service/inbound/facts.memory")).eventsFacts,
      (await import("@atlas-messaging/validators/requests/events")).requests,
    ),
  keys: async () =>
    sectionOf(
      "keys",
      (await import("@atlas-messaging/service/access/operations")).keys,
      (await import("@atlas-messaging/service/access/facts.memory")).keysFacts,
      (await import("@atlas-messaging/validators/requests/keys")).requests,
    ),
  knowledge: async () =>
    sectionOf(
      "knowledge",
      (await import("@atlas-messaging/service/knowledge/operations")).knowledge,
      (await import("@atlas-messaging/service/knowledge/facts.memory")).knowledgeFacts,
      (await import("@atlas-messaging/validators/requests/knowledge")).requests,
    ),
  messages: sectionOf("messages", messages, messagesFacts, requests),
  costs: async () =>
    sectionOf(
      "costs",
      (await import("@atlas-messaging/service/messages/operations.caps")).costs,
      (await import("@atlas-messaging/service/messages/facts.caps.memory")).costsFacts,
      (await import("@atlas-messaging/validators/requests/costs")).requests,
    ),
  runs: async () =>
    sectionOf(
      "runs",
      (await import("@atlas-messaging/service/runs/operations")).runs,
      (await import("@atlas-messaging/service/runs/facts.memory")).runsFacts,
      (await import("@atlas-messaging/validators/requests/runs")).requests,
    ),
  sandbox: async () =>
    sectionOf(
      "sandbox",
      (await import("@atlas-messaging/service/sandbox/operations")).sandbox,
      {},
      (await import("@atlas-messaging/validators/requests/sandbox")).requests,
    ),
  sessions: async () =>
    sectionOf(
      "sessions",
      (await import("@atlas-messaging/service/tool-server/a2a")).sessionsWithA2a,
      (await import("@atlas-messaging/service/sessions/facts.memory")).sessionsFacts,
      (await import("@atlas-messaging/validators/requests/sessions")).requests,
    ),
  system: async () =>
    sectionOf(
      "system",
      (await import("@atlas-messaging/service/system/operations")).system,
      {},
      (await import("@atlas-messaging/validators/requests/system")).requests,
    ),
  tools: async () =>
    sectionOf(
      "tools",
      (await import("@atlas-messaging/service/tools/manifest")).toolOperations,
      {},
      (await import("@atlas-messaging/validators/requests/tools")).requests,
    ),
  "tool-server": async () =>
    sectionOf(
      "tool-server",
      (await import("@atlas-messaging/service/tool-server/http")).toolServer,
      (await import("./tool-server.ts")).toolServerLoads,
      (await import("@atlas-messaging/validators/requests/tool-server")).requests,
    ),
  webhooks: async () =>
    sectionOf(
      "webhooks",
      (await import("@atlas-messaging/service/webhooks/operations")).webhooks,
      (await import("@atlas-messaging/service/webhooks/facts.memory")).webhooksFacts,
      (await import("@atlas-messaging/validators/requests/webhooks")).requests,
    ),
};

const names = keysOf(sections); // The table has exactly its own keys.

/** The sections that this process has loaded, for every sandbox. */
const loaded = new Map<SectionName, Section>();

const loadSection = async (name: SectionName): Promise<void> => {
  const load = sections[name];
  if (typeof load === "function") loaded.set(name, await load());
};

const loadedSection = (name: SectionName): Section | undefined => {
  const section = sections[name];
  return typeof section === "function" ? loaded.get(name) : section;
};

type AnyHandlers = Partial<Handlers<MemoryShell>>;

export class Sections {
  readonly #handlers: AnyHandlers = {};
  readonly #bound = new Set<SectionName>();
  readonly #needed = new Set<SectionName>();
  #loading: Promise<void> | null = null;

  /** The handlers of all operations that are ready; who calls one has waited for `ready`. */
  get handlers(): Handlers<MemoryShell> {
    return this.#handlers as Handlers<MemoryShell>;
  }

  /** Validates requests of operations that are ready. */
  readonly validateRequest: ValidateRequest = (id, raw) => {
    const section = loadedSection(operations[id].section);
    if (section === undefined) throw new Error(`${id} is not loaded`);
    return section.validateRequest(id, raw);
  };

  /**
   * To be awaited before an operation is called, or before time moves on. Whoever comes while a section is loading waits
   * as well, and all go on in the order in which they came: it makes no difference what was loaded before.
   */
  ready(id: OperationId | null): Promise<void> | null {
    if (id === "system.version") for (const name of names) this.need(name); // It reports on all of them.
    else if (id !== null) this.need(operations[id].section);
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
    if (section === undefined) return void this.#needed.add(name);
    this.#bound.add(name);
    Object.assign(this.#handlers, section.handlers);
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
