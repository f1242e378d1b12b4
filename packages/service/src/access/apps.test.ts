import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { appRow, credentialRow, redirectUriRow } from "../../test-support/rows.ts";
import { addRedirectUri, appOfClient, createApp, presentAppDetails } from "./apps.ts";
import type { AppRow, RedirectUriRow } from "../rows/access.ts";

describe("creating an app", () => {
  const create = (body: Parameters<typeof createApp>[1]["body"]) =>
    accepted(createApp({ ...facts(), agent: null, permissions: [] }, { params: {}, query: {}, body }));

  test("derives its public client id from its id", () => {
    const { body, changes } = create({ name: "Booker" });
    const client_id = "atlas_app_0198c0de000170008000000000000001";
    const shown = {
      id: idOf(1, 1),
      client_id,
      name: "Booker",
      runtime_mode: "external_agent",
      agent_id: null,
      created_at: now,
    };
    expect(body).toEqual({ ok: true, data: { app: shown } });
    const row = { organization_id: organizationId, description: null, ...shown };
    expect(changes).toEqual([
      { kind: "insert", table: "apps", row },
      expect.objectContaining({ table: "audit_events" }),
      { kind: "within", quota: "apps", max: 1 },
    ]);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.app.create",
        subject_id: idOf(1, 1),
        before: null,
        after: { name: "Booker", description: null, runtime_mode: "external_agent", agent_id: null, client_id },
      },
    ]);
  });

  test("keeps the description and mode that are given", () => {
    const given = { description: "Books tables.", runtime_mode: "hosted" };
    expect(inserted(create({ name: "Booker", ...given }).changes, "apps")).toMatchObject([given]);
  });
});

test("a client without an organization becomes an app of the one that consents", () => {
  expect(appOfClient(facts(), { client_id: "https://booker.example/client", name: "Booker" })).toEqual({
    organization_id: organizationId,
    id: idOf(1, 1),
    client_id: "https://booker.example/client",
    name: "Booker",
    description: null,
    runtime_mode: "external_agent",
    agent_id: null,
    created_at: now,
  });
});

test("an app is shown with its own addresses and grants", () => {
  const others = { app: redirectUriRow({ app_id: idOf(9, 1) }), grant: credentialRow({ owner_id: idOf(9, 1) }) };
  const { description: _, organization_id: __, ...shown } = appRow();
  expect(
    presentAppDetails(appRow(), [redirectUriRow(), others.app], [credentialRow({ revoked_at: now }), others.grant]),
  ).toEqual({
    ...shown,
    redirect_uris: [{ id: idOf(2, 41), redirect_uri: "https://booker.example/callback" }],
    grants: [
      {
        id: idOf(2, 43),
        grant_status: "revoked",
        granted_scopes: ["atlas.messages.send", "atlas.runs.read"],
        token_prefix: "atlas_grant_sandbox_abc123",
        created_at: credentialRow().created_at,
        expires_at: null,
        last_used_at: null,
        revoked_at: now,
      },
    ],
  });
});

describe("adding a redirect URI", () => {
  const redirect_uri = "https://booker.example/other";
  const add = (app: AppRow | null, redirectUris: readonly RedirectUriRow[] = [], wanted = redirect_uri) =>
    addRedirectUri(
      { ...facts(), app, redirectUris },
      { params: { app_id: appRow().id }, query: {}, body: { redirect_uri: wanted } },
    );

  test("registers it for the app", () => {
    const { body, changes } = accepted(add(appRow(), [redirectUriRow()]));
    expect(body).toEqual({ ok: true, data: { redirect_uri: { id: idOf(1, 1), redirect_uri } } });
    const row = { organization_id: organizationId, id: idOf(1, 1), app_id: appRow().id, redirect_uri, created_at: now };
    expect(changes[0]).toEqual({ kind: "insert", table: "app_redirect_uris", row });
    expect(outline(changes)).toEqual(["insert app_redirect_uris", "insert audit_events"]);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.app.redirect_uri.create",
        subject_id: idOf(1, 1),
        before: null,
        after: { app_id: appRow().id, redirect_uri },
      },
    ]);
  });

  test("again changes nothing and shows the first", () => {
    const { body, changes } = accepted(add(appRow(), [redirectUriRow({ redirect_uri })]));
    expect([body.data.redirect_uri.id, changes]).toEqual([redirectUriRow().id, []]);
  });

  test.for([
    ["an unknown app", null, redirect_uri, "not_found", /no app 0198c0de-0002/],
    [
      "a client that declares its own",
      appRow({ client_id: "https://b.example/c" }),
      redirect_uri,
      "conflict",
      /own redirect/,
    ],
    [
      "an address that OAuth forbids",
      appRow(),
      "http://booker.example",
      "validation_failed",
      /^redirect_uri must be https/,
    ],
  ] as const)("is refused for %s", ([, app, wanted, code, message]) => {
    const refusal = refused(add(app, [], wanted));
    expect(refusal).toMatchObject({ code, changes: [] });
    expect(refusal.message).toMatch(message);
  });

  test("is refused when the app has a hundred, and not before", () => {
    const many = Array.from({ length: 100 }, (_, count) =>
      redirectUriRow({ id: idOf(7, count), redirect_uri: `https://booker.example/${count}` }),
    );
    expect(refused(add(appRow(), many))).toMatchObject({ code: "conflict", message: expect.stringContaining("100") });
    expect(add(appRow(), many.slice(1)).kind).toBe("accepted");
  });
});
