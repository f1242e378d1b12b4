import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { type FakeShell, fakeShell, idOf, requestTo } from "../../test-support/fake-shell.ts";
import { authorize, isAvailable, offer, refuseOtherHost, separateHosts } from "./authorize.ts";
import { correlate } from "./request.ts";
import type { Principal } from "./principals.ts";
import { refuseOtherResource } from "./authenticate.ts";

const principal: Principal = {
  id: idOf(1),
  kind: "key",
  name: null,
  credentialId: idOf(1),
  organizationId: idOf(2),
  scopes: [],
  permissions: [],
  resource: null,
  expiresAt: null,
};

const contextOf = (
  id: keyof typeof operations,
  known: Partial<Principal> = {},
  { shell = fakeShell(), path = operations[id].path }: { readonly shell?: FakeShell; readonly path?: string } = {},
) => {
  const context = correlate(shell, { ...operations[id], id }, { request: requestTo(path), clientAddress: null });
  context.principal = { ...principal, ...known };
  return context;
};

const codeOf = (enter: () => unknown): string => {
  try {
    enter();
    return "passed";
  } catch (error) {
    return (error as { readonly refusal: { readonly code: string } }).refusal.code;
  }
};

describe("a credential", () => {
  test("needs one of the scopes of the operation, which the refusal names", () => {
    expect(codeOf(() => authorize(contextOf("channels.list", { scopes: ["atlas.channels.read"] })))).toBe("passed");
    expect(() => authorize(contextOf("channels.list", { scopes: ["atlas.runs.read"] }))).toThrow("atlas.channels.read");
    expect(codeOf(() => authorize(contextOf("channels.list")))).toBe("insufficient_scope");
  });

  test("needs none where the operation asks for none", () => {
    expect(codeOf(() => authorize(contextOf("tools.manifest")))).toBe("passed");
    expect(codeOf(() => authorize(contextOf("system.health")))).toBe("passed");
  });

  test("for one resource is worth nothing at another", () => {
    const agent = { resource: "http://atlas.example/agent/v1" };
    expect(codeOf(() => refuseOtherResource(contextOf("agent.manifest", agent)))).toBe("passed");
    expect(codeOf(() => refuseOtherResource(contextOf("channels.list", agent)))).toBe("unauthenticated");
    expect(codeOf(() => refuseOtherResource(contextOf("toolServer.call", agent)))).toBe("unauthenticated");
    expect(codeOf(() => refuseOtherResource(contextOf("channels.list")))).toBe("passed");
  });
});

test("an operator needs one of the permissions of the operation", () => {
  const { anyOf } = operations["console.apps.create"].auth;
  expect(codeOf(() => authorize(contextOf("console.apps.create", { permissions: [...anyOf] })))).toBe("passed");
  expect(codeOf(() => authorize(contextOf("console.apps.create")))).toBe("permission_denied");
});

describe("production", () => {
  const { settings } = fakeShell();
  const production = { ...settings, environment: "production", enablePreview: false } as const;
  const shell = fakeShell({ settings: production });

  test("offers what is stable, and preview operations where its settings say so", () => {
    expect(codeOf(() => offer(contextOf("channels.list", {}, { shell })))).toBe("passed");
    expect(codeOf(() => offer(contextOf("toolServer.call", {}, { shell })))).toBe("preview_not_enabled");
    const open = fakeShell({ settings: { ...production, enablePreview: true } });
    expect(codeOf(() => offer(contextOf("toolServer.call", {}, { shell: open })))).toBe("passed");
  });

  test("has nothing for evaluation, and hands out no credentials", () => {
    expect(codeOf(() => offer(contextOf("sessions.create", {}, { shell })))).toBe("not_available_in_environment");
    expect([isAvailable("sandbox.credentials", production), isAvailable("channels.list", production)]).toEqual([
      false,
      true,
    ]);
  });
});

describe("hosts", () => {
  const hosts = {
    api: "https://api.example",
    console: "https://console.example",
    agent: "https://agent.example",
    site: "https://site.example",
  };

  test("that are one answer every path", () => {
    expect(separateHosts({ ...hosts, console: hosts.api, agent: hosts.api, site: hosts.api })).toBeNull();
    expect(codeOf(() => refuseOtherHost(contextOf("console.apps.create")))).toBe("passed");
  });

  test("that differ answer their own paths, and all of them health and version", () => {
    const names = separateHosts(hosts);
    expect(names).toMatchObject({ api: "api.example", site: "site.example" });
    const shell = fakeShell({ separateHosts: { api: "atlas.example", console: "c", agent: "a", site: "s" } });
    expect(codeOf(() => refuseOtherHost(contextOf("channels.list", {}, { shell })))).toBe("passed");
    expect(codeOf(() => refuseOtherHost(contextOf("console.apps.create", {}, { shell })))).toBe("not_found");
    expect(codeOf(() => refuseOtherHost(contextOf("system.health", {}, { shell })))).toBe("passed");
  });
});
