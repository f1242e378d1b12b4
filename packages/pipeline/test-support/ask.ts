/** Operations over loads that find what a test gives them. */
import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import { bindSection } from "../src/operations/bind-section.ts";
import { sections } from "../src/operations/sections.ts";
import { deployment } from "./deployment.ts";

export type Request = NonNullable<Parameters<ReturnType<typeof deployment>["call"]>[1]>;

/** Calls an operation whose load finds the given rows. Returns the answer and the arguments of the load. */
export const ask = async (operation: OperationId, request: Request, loaded: object = {}) => {
  const { section, auth } = operations[operation];
  const asked: { organization?: string; args: object } = { args: {} };
  const load = async (_: unknown, organization: string, args: object) => {
    const {
      credential_id: _id,
      idempotency_scope: _s,
      idempotency_operation: _o,
      idempotency_key: _k,
      ...own
    } = Object(args);
    Object.assign(asked, { organization, args: own });
    return { stored: null, lives: true, ...loaded };
  };
  const loads = Object.fromEntries(keysOf(sections[section]).map((name) => [name, load]));
  const handlers = bindSection(section, sections[section] as never, loads as never);
  const served = deployment(handlers, { store: { commit: async () => "committed" } });
  const wanted = auth.scheme === "none" ? [] : [...auth.anyOf];
  const token =
    auth.scheme === "operatorSession" ? served.sessionWith(wanted as never) : served.tokenWith(wanted as never);
  const answer = await served.call(operation, { token, ...request });
  const body: unknown = await answer.json();
  return { ...asked, status: answer.status, body };
};

/** Arguments of a list's first page. */
export const firstPage = {
  after: null,
  after_down: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  after_up: "00000000-0000-0000-0000-000000000000",
  page_size: 51,
};
