/** Operations over loads that find what a test gives them. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Change } from "../src/core/changes.ts";
import { expect } from "vitest";
import { bindSection } from "../src/bind-section.ts";
import { sections } from "../src/sections.ts";
import { deployment } from "./deployment.ts";
import type { Changed } from "./fake-shell.ts";

export type Request = NonNullable<Parameters<ReturnType<typeof deployment>["call"]>[1]>;

/** Serves an operation whose load finds the given rows. Returns the answer and the arguments of the load. */
export const serve = (operation: OperationId, loaded: object = {}, changed: Changed = {}) => {
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
    return { stored: null, lives: true, standing: null, ...loaded };
  };
  // Operations that are composed of others use loads of other sections.
  const loads = Object.fromEntries(
    Object.values(sections).flatMap((each) => Object.keys(each).map((name) => [name, load])),
  );
  const handlers = bindSection(section, sections[section] as never, loads as never);
  const store = { commit: async () => "committed" as const, ...changed.store };
  const served = deployment(handlers, { ...changed, store });
  const wanted = auth.scheme === "none" ? [] : [...auth.anyOf];
  const token =
    auth.scheme === "operatorSession" ? served.sessionWith(wanted as never) : served.tokenWith(wanted as never);
  return { asked, served, call: (request: Request = {}) => served.call(operation, { token, ...request }) };
};

/** Calls an operation whose load finds the given rows. Returns the answer's body and the arguments of the load. */
export const ask = async (operation: OperationId, request: Request, loaded: object = {}) => {
  const { asked, call } = serve(operation, loaded);
  const answer = await call(request);
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

/** Reads an answer, whose `ok` agrees with its status. */
export const json = async (answer: Response) => {
  const body = Object(await answer.json());
  expect(body.ok).toBe(answer.status < 300);
  return { status: answer.status, ...body };
};

/** Calls an operation, and returns what was committed. */
export const change = async (operation: OperationId, request: Request, loaded: object = {}, shell: Changed = {}) => {
  const changes: Change[] = [];
  const commit = async (_: string, given: readonly Change[]) => (changes.push(...given), "committed" as const);
  const { asked, call } = serve(operation, { quota: { held: 0, max: 1 }, ...loaded }, { ...shell, store: { commit } });
  return { ...(await json(await call(request))), ...asked, changes };
};
