/** Requests that succeed: the contract's examples with real ids. */
import { randomUUID } from "node:crypto";
import { type OperationId, isKeyOf, operations } from "@atlas-messaging/contract";
import { Skipped } from "../check.ts";
import { type Parameter, bodyExamplesOf, fileExampleOf, parametersOf, queryExamplesOf } from "../description.ts";
import { type Resources, nobodys, unknownId } from "./resources.ts";

interface Recipe {
  /** Values that replace members of these names in the example bodies, at any depth. */
  readonly members?: { readonly [name: string]: unknown };
  /** More bodies, for behaviour that no example covers. Each is one more request. */
  readonly bodies?: readonly unknown[];
  /** Makes only the first request, since its effect is permanent. */
  readonly once?: true;
}

const recipes: { readonly [Id in OperationId]?: (its: Resources) => Recipe } = {
  "messages.send": (its) => ({ bodies: [{ phone_number: its.unreachableNumber, text: "Your table is ready." }] }),
  "messages.cancel": () => ({ once: true }),
  "knowledge.create": (its) => ({ members: { url: `${its.receiverUrl}/menu` } }),
  // Alternates: each request restores what the one before archived.
  "knowledge.update": () => ({ bodies: [{ status: "archived" }] }),
  "console.knowledge.create": (its) => ({ members: { url: `${its.receiverUrl}/menu` } }),
  "console.knowledgeGaps.dismiss": () => ({ once: true }),
  "console.customers.merge": (its) => ({ members: { other_customer_id: its.customerToMerge }, once: true }),
  "console.customers.unmerge": () => ({ once: true }),
  "agents.create": (its) => ({ members: { source_ids: [its.knowledge] } }),
  "console.agents.create": (its) => ({ members: { source_ids: [its.knowledge] } }),
  // Each request brings back what the one before archived.
  "agents.update": () => ({ bodies: [{ status: "archived" }, { status: "ready" }] }),
  "console.agents.update": () => ({ bodies: [{ status: "archived" }, { status: "ready" }] }),
  // The suite's own agent works on no channel, so only people can take it over.
  "channels.update": () => ({ members: { agent_id: null } }),
  // A number is linked once.
  "console.channels.link": () => ({ members: { sender_id: randomUUID() } }),
  "console.channels.linkAdapter": (its) => ({ members: { url: `${its.receiverUrl}/adapter` } }),
  // Every listing of a deployment needs its own slug, across runs too.
  "agents.publish": () => ({
    members: { listing_slug: `conformance-${randomUUID()}` },
  }),
  "sessions.create": (its) => ({ members: { agent_id: its.agent } }),
  "console.agentSessions.create": (its) => ({ members: { agent_id: its.agent } }),
  "events.ingest": () => ({ bodies: [firstMessageOf("+4930123456")] }),
  "actions.execute": (its) => ({ members: { conversation_id: its.conversationToActIn, owner_id: its.owner } }),
  "webhooks.create": (its) => ({ members: { url: `${its.receiverUrl}/other` } }),
  "agent.sendMessage": (its) => ({ members: { conversation_id: its.conversation } }),
  "console.account.signUp": (its) => ({ members: { email: its.operatorEmail, password: its.operatorPassword } }),
  "console.account.signIn": (its) => ({ members: { email: its.operatorEmail, password: its.operatorPassword } }),
  "console.account.acceptInvitation": (its) => ({ members: { invitation_token: its.invitation } }),
  "console.members.invite": () => ({ members: { email: `ada-${randomUUID()}@conformance.example` } }),
  "console.account.requestPasswordReset": () => ({ members: { email: `ada-${randomUUID()}@conformance.example` } }),
  "console.account.resetPassword": (its) => ({ members: { reset_token: its.passwordReset }, once: true }),
  "console.account.readSignInLink": (its) => ({ members: { code: its.signInCodeToRead } }),
  "console.account.signInByLink": (its) => ({ members: { code: its.signInCode }, once: true }),
  "console.account.changePassword": (its) => ({ members: { current_password: its.passwordOfSession }, once: true }),
  "console.templates.create": () => ({ members: { name: `ready_${randomUUID().replaceAll("-", "_")}` } }),
  "console.vouchers.create": () => ({ members: { code: `CONFORMANCE-${randomUUID().toUpperCase()}` } }),
  "console.webhooks.create": (its) => ({
    members: { service_account_id: its.serviceAccount, endpoint_url: `${its.receiverUrl}/other` },
  }),
  "webhooks.delete": () => ({ once: true }),
  "keys.revoke": () => ({ once: true }),
  "console.webhooks.delete": () => ({ once: true }),
  "console.channels.remove": () => ({ once: true }),
  "console.templates.delete": () => ({ once: true }),
  "console.members.remove": () => ({ once: true }),
  "console.account.signOut": () => ({ once: true }),
  "console.sessions.endAll": () => ({ once: true }),
  "console.secondFactor.enable": (its) => ({ members: { current_password: its.factorPassword }, once: true }),
  "console.secondFactor.disable": (its) => ({ members: { current_password: its.factorPassword } }),
  "console.members.removeSecondFactor": () => ({ once: true }),
  "console.conversations.reply": (its) => ({ members: { template_id: its.template } }),
  "console.conversations.assign": (its) => ({ members: { owner_id: its.owner } }),
  "console.conversations.unassign": () => ({ once: true }),
  "console.conversations.takeOver": () => ({ once: true }),
  "console.conversations.handBack": () => ({ once: true }),
  "console.conversations.close": () => ({ once: true }),
  "console.conversations.reopen": () => ({ once: true }),
  "console.approvals.approve": () => ({ once: true }),
  "console.approvals.reject": () => ({ once: true }),
  "console.drafts.approve": () => ({ once: true }),
  "toolServer.call": (its) => ({ members: { customer_id: its.customer, voucher_id: its.voucher } }),
};

const firstMessageOf = (phone_number: string) => ({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { text: "Is there a table for two tonight?" },
});

/** True if success revokes the caller's own credential, so that it must not be shared. */
export const endsItsCaller = (id: OperationId): boolean => id === "keys.revoke" || id === "console.account.signOut";

/** True if each success ends sessions or credentials, so that the operation cannot be tried on shared ones. */
export const endsSessions = (id: OperationId): boolean => endsItsCaller(id) || id === "console.sessions.endAll";

/** True if success takes other steps first, such as a code of the moment. A hand-written case makes them. */
export const isMadeInSteps = (id: OperationId): boolean => inSteps.includes(id);

const inSteps: readonly OperationId[] = [
  "console.secondFactor.confirm",
  "console.organization.delete",
  "console.organization.downloadExport",
  "console.sessions.end",
  // The offline sandbox keeps few, so one that other cases share is soon gone.
  "console.requests.get",
  "console.secondFactor.renewRecoveryCodes",
];

const sessions: { readonly [Id in OperationId]?: (its: Resources) => string } = {
  "console.account.changePassword": (its) => its.passwordSession,
  "console.sessions.endAll": (its) => its.sessionsToEnd,
  "console.secondFactor.enable": (its) => its.factorSession,
  "console.secondFactor.disable": (its) => its.factorSession,
};

/** Returns a special session for operations that cannot use the organization's operator. */
export const sessionFor = (id: OperationId, its: Resources): string | null => {
  return sessions[id]?.(its) ?? null;
};

/** True if the operation may be refused for a while: until its last effect has finished, or as long as the target is busy. */
export const waitsForItself = (id: OperationId): boolean =>
  id === "console.webhooks.replayDelivery" || id === "system.ready";

/** True if a deployment may disable the operation. */
export const mayBeClosed = (id: OperationId): boolean => id === "console.account.signUp";

const pathParametersOf = (id: OperationId) => parametersOf(id).filter((parameter) => parameter.in === "path");

/** Returns the names of the ids in an operation's path. */
export const pathNamesOf = (id: OperationId): readonly string[] => pathParametersOf(id).map(({ name }) => name);

/** Returns the id for a path parameter: the resource that the contract names, or an unused id. */
const idFor = (id: OperationId, { name, "x-atlas-resource": resource }: Parameter, resources: Resources): string => {
  if (resource === undefined) return unknownId;
  if (isKeyOf(nobodys, resource)) return resources[resource];
  const makers = "packages/conformance/src/recipes/resources.ts";
  throw new Error(`the path parameter ${name} of ${id} names a resource "${resource}", which ${makers} does not make`);
};

/** A request made by the recipes. */
export interface RecipeRequest {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string | number };
  readonly body?: unknown;
  /** A file that is the body. */
  readonly raw?: string;
  readonly headers?: { readonly [name: string]: string };
}

/**
 * Returns a request for each example body, one without a body if optional, and one with every filter. Path parameters
 * without `x-atlas-resource` get an unused id and miss their success.
 */
export const requestsOf = (id: OperationId, resources: Resources): readonly RecipeRequest[] => {
  const { members = {}, bodies = [], once = false } = recipeOf(id, resources);
  const { required, all } = queryExamplesOf(id);
  const examples = [...bodyExamplesOf(id).map((body) => replaced(body, members)), ...bodies];
  const plain = {
    params: Object.fromEntries(
      pathParametersOf(id).map((parameter) => [parameter.name, idFor(id, parameter, resources)]),
    ),
    query: required,
    ...fileOf(id),
  };
  const requests = [
    ...examples.map((body) => ({ ...plain, body })),
    ...(operations[id].bodyRequired && operations[id].body !== "file" ? [] : [plain]),
    ...(Object.keys(all).length > Object.keys(required).length ? [{ ...plain, query: all }] : []),
  ];
  return once ? requests.slice(0, 1) : requests;
};

/** Returns the example of a body that is a file, with its type; nothing for other bodies. */
export const fileOf = (id: OperationId): Pick<RecipeRequest, "raw" | "headers"> => {
  const raw = fileExampleOf(id);
  return raw === null ? {} : { raw, headers: { "content-type": "text/plain" } };
};

/**
 * Returns the requests whose resources are there, so that an operation with an optional agent is tried where there is
 * none. Throws `Skipped` if each needs a missing one.
 */
export const possibleRequestsOf = (id: OperationId, resources: Resources): readonly RecipeRequest[] => {
  const missing: Skipped[] = [];
  const marked = new Proxy(resources, {
    get: (all, name) => {
      try {
        return Reflect.get(all, name);
      } catch (error) {
        if (!(error instanceof Skipped)) throw error;
        missing.push(error);
        return mark;
      }
    },
  });
  const requests = requestsOf(id, marked);
  const possible = requests.filter((request) => !JSON.stringify(request).includes(mark));
  const [first] = missing;
  if (first && possible.length === 0) throw first;
  return possible;
};

/** Stands for a resource that is missing. */
const mark = "missing-resource-of-the-suite";

/** Fills a body that is not an example with the organization's real ids. */
export const filledIn = (id: OperationId, resources: Resources, body: unknown): unknown =>
  replaced(body, recipeOf(id, resources).members ?? {});

const recipeOf = (id: OperationId, resources: Resources): Recipe => recipes[id]?.(resources) ?? {};

const replaced = (value: unknown, members: { readonly [name: string]: unknown }): unknown => {
  if (Array.isArray(value)) return value.map((each) => replaced(each, members));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name in members ? members[name] : replaced(inner, members),
  ]);
  return Object.fromEntries(entries);
};
