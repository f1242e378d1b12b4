/** Agents that programs name: who may name which, and as whom their tokens write. */
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import { agentRow, appRow, serviceAccountRow } from "../../test-support/rows.ts";
import { authorOf, recordRun } from "../core/records.ts";
import type { AgentRow } from "../rows/agents.ts";
import { createApp, createServiceAccount, updateApp, updateServiceAccount } from "./apps.ts";

const agent = agentRow({ kind: "external", name: "Own bot" });
const permissions = ["atlas_api.agents.manage"] as const;
const known = (given: {
  readonly agent?: AgentRow | null;
  readonly permissions?: readonly "atlas_api.agents.manage"[];
}) => ({
  ...facts(),
  agent,
  permissions,
  app: appRow(),
  serviceAccount: serviceAccountRow(),
  ...given,
});
type Known = ReturnType<typeof known>;

const created = { params: {}, query: {}, body: { name: "Till", agent_id: agent.id } };
const ofApp = { params: { app_id: appRow().id }, query: {}, body: { agent_id: agent.id } };
const ofAccount = { ...ofApp, params: { service_account_id: serviceAccountRow().id } };
const verbs = [
  ["console.apps.create", (given: Known) => createApp(given, created)],
  ["console.apps.update", (given: Known) => updateApp(given, ofApp)],
  ["console.serviceAccounts.create", (given: Known) => createServiceAccount(given, created)],
  ["console.serviceAccounts.update", (given: Known) => updateServiceAccount(given, ofAccount)],
] as const;

describe.for(verbs)("%s", ([id, verb]) => {
  test("names an external agent", () => {
    const { body, changes } = accepted(verb(known({})));
    expect(validateResponse(id, 200, body)).toMatchObject({ ok: true });
    expect(Object.values(body.data)).toMatchObject([{ agent_id: agent.id }]);
    expect(audited(changes)).toMatchObject([{ after: { agent_id: agent.id } }]);
  });

  test.for([
    ["permission_denied", { permissions: [] }],
    ["validation_failed", { agent: null }],
    ["validation_failed", { agent: agentRow({ kind: "hosted" }) }],
    ["validation_failed", { agent: agentRow({ kind: "external", status: "archived" }) }],
  ] as const)("refuses by %s what may not be named", ([code, given]) => {
    expect(refused(verb(known(given)))).toMatchObject({ code, changes: [] });
  });
});

test("an agent is taken away again", () => {
  const held = { ...known({ agent: null }), app: appRow({ agent_id: agent.id }) };
  const { body, changes } = accepted(updateApp(held, { ...ofApp, body: { agent_id: null } }));
  expect(body.data.app.agent_id).toBeNull();
  expect(outline(changes)).toEqual(["update apps", "insert audit_events"]);
});

test("what is unknown is not found", () => {
  expect(refused(updateApp({ ...known({}), app: null }, ofApp))).toMatchObject({ code: "not_found" });
  const none = { ...known({}), serviceAccount: null };
  expect(refused(updateServiceAccount(none, ofAccount))).toMatchObject({ code: "not_found" });
});

test("a token writes as the agent of its owner, and its runs are the agent's", () => {
  const actor = { kind: "key", id: idOf(3, 1), name: "Till", agent: { id: agent.id, name: agent.name } } as const;
  expect(authorOf({ actor })).toEqual({ type: "agent", name: "Own bot", agent_id: agent.id });
  const { changes } = recordRun({ ...facts(), actor }, { intent: "reply" });
  expect(inserted(changes, "runs")).toMatchObject([{ agent_id: agent.id, actor: { type: "agent", name: "Own bot" } }]);
});
