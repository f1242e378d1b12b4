/** Surfaces outside the contract, when rate-limited or without the database. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../test-support/databases.ts";
import { type IdentityProvider, startIdentityProvider } from "../../test-support/identity-provider.ts";
import { testServices } from "../../test-support/services.ts";
import type { Services } from "../services/services.ts";
import { openDatabase } from "../platform/database/open.ts";
import { newId } from "../platform/ids.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { createOAuth } from "./oauth/index.ts";
import { answerCallback } from "./provider-callbacks/index.ts";
import { createSingleSignOn } from "./single-sign-on/index.ts";

const here = "http://127.0.0.1:4100";
const outgoing = createOutgoingHttp({ allowLoopback: true, allowed: [] });

describe("without a database", () => {
  let provider: IdentityProvider;
  let services: Services;
  beforeAll(async () => {
    provider = await startIdentityProvider();
    const database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
    services = testServices(database, {
      ATLAS_OIDC_ISSUER: provider.issuer,
      ATLAS_OIDC_CLIENT_ID: "atlas",
      ATLAS_LIMIT_SIGN_IN: "2",
    });
    // From here on each statement fails as if the database were away.
    await database.close();
  });
  afterAll(async () => {
    outgoing.close();
    await provider.close();
  });

  const signOn = (url: string, cookie = "", clientAddress: string | null = null) =>
    createSingleSignOn(services)({ request: new Request(url, { headers: { cookie } }), clientAddress });

  test("single sign-on is unavailable, in the envelope of the console", async () => {
    const departure = await signOn(`${here}/operator/sso`);
    const atProvider = await fetch(departure?.headers.get("location") ?? "", { redirect: "manual" });
    const cookie = departure?.headers.get("set-cookie")?.split(";")[0] ?? "";
    const answer = await signOn(atProvider.headers.get("location") ?? "", cookie);
    expect(answer?.status).toBe(503);
    expect(await answer?.json()).toMatchObject({ ok: false, error: { code: "unavailable", retryable: true } });
  });

  test("single sign-on tells when to come again", async () => {
    const visit = () => signOn(`${here}/operator/sso?organization=odd`, "", "192.0.2.1");
    expect([(await visit())?.status, (await visit())?.status]).toEqual([422, 422]);
    const limited = await visit();
    expect([limited?.status, limited?.headers.get("x-atlas-ratelimit-limit")]).toEqual([429, "2"]);
    expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await limited?.json()).toMatchObject({ error: { code: "rate_limited", retryable: true } });
  });

  test("OAuth is temporarily unavailable, in the form of its standard", async () => {
    const request = new Request(`${here}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "authorization_code", client_id: "atlas_app_1" }),
    });
    const answer = await createOAuth(services, outgoing)({ request, clientAddress: null });
    expect(answer?.status).toBe(503);
    expect(await answer?.json()).toEqual({
      error: "temporarily_unavailable",
      error_description: expect.stringContaining("database"),
    });
    expect(answer?.headers.get("x-atlas-ratelimit-limit")).toBe("120");
  });

  test("a provider's callback is answered without a body, for the provider to call again", async () => {
    const request = new Request(`${here}/callbacks/channels/x`, { method: "POST", body: "{}" });
    const answer = await answerCallback(services, { request, channelId: newId(), clientAddress: null });
    expect([answer.status, await answer.text()]).toEqual([503, ""]);
    expect(answer.headers.get("x-atlas-ratelimit-reason")).toBe("ok");
  });
});
