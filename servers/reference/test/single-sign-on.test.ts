/** Signing in with an identity provider, and what must not pass for it. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { type IdentityProvider, startIdentityProvider } from "../test-support/identity-provider.ts";
import { memberRow, organizationRow } from "../test-support/rows.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import { commit } from "../src/platform/database/commit.ts";
import { openDatabase } from "../src/platform/database/open.ts";

type SignedIn = SuccessOf<"console.account.signIn">["data"];

const ada = { email: "ada@shop.example", email_verified: true };

describe("single sign-on", () => {
  let provider: IdentityProvider;
  let server: ServerProcess;
  let database: string;
  let organization: string;
  beforeAll(async () => {
    provider = await startIdentityProvider();
    database = await freshDatabase();
    server = await start({
      DATABASE_URL: database,
      ATLAS_OIDC_ISSUER: provider.issuer,
      ATLAS_OIDC_CLIENT_ID: "atlas",
      ATLAS_LIMIT_SIGN_IN: "1000",
      ATLAS_SIGN_UP: "open",
    });
    const body = { organization_name: "Corner shop", email: "owner@shop.example", password: "correct horse battery" };
    const { data } = await createClient(server.url).succeed("console.account.signUp", { body });
    organization = data.organization.id;
    const invited = { email: ada.email, role: "developer" };
    await createClient(server.url, data.session.token).succeed("console.members.invite", { body: invited });
  });
  afterAll(async () => {
    await server.kill();
    await provider.close();
  });
  beforeEach(() => {
    provider.person = ada;
    provider.claims = {};
    provider.userinfo = null;
  });

  const visit = (url: string | null, cookie?: string) =>
    fetch(url ?? "", { redirect: "manual", headers: cookie === undefined ? {} : { cookie } });
  /** Signs in as far as the return: its address, and the cookie that goes with it. */
  const journey = async (query = "") => {
    const departure = await visit(`${server.url}/operator/sso${query}`);
    const cookie = departure.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    const atProvider = await visit(departure.headers.get("location"));
    return { back: atProvider.headers.get("location"), cookie: cookie.split(";")[0] ?? "" };
  };
  const signIn = async (query?: string) => {
    const { back, cookie } = await journey(query);
    return visit(back, cookie);
  };

  test("accepts an invitation of the address that the provider has verified, and signs in", async () => {
    for (const query of ["", `?organization=${organization}`]) {
      const answer = await signIn(query);
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as { readonly data: SignedIn };
      expect(data.member).toMatchObject({ email: ada.email, role: "developer", status: "active" });
      const console = createClient(server.url, data.session.token);
      expect((await console.call("console.overview.get")).status).toBe(200);
    }
  });

  test("leads back to the console's pages, with the session in a cookie", async () => {
    const answer = await signIn("?to=console");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${server.url}/console`]);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("atlas_session=")) ?? "";
    const console = createClient(server.url);
    const { data } = await console.succeed("console.sessions.getCurrent", {
      headers: { cookie, "x-atlas-console": "1" },
    });
    expect(data.member.email).toBe(ada.email);
    provider.person = { ...ada, email: "nobody@shop.example" };
    const refused = await signIn("?to=console");
    expect(refused.headers.get("location")).toBe(`${server.url}/console/sign-in?problem=permission_denied`);
  });

  test.for([
    ["an address that is not verified", { ...ada, email_verified: false }, {}, 401],
    ["somebody who is no member", { ...ada, email: "nobody@shop.example" }, {}, 403],
    ["the token of another client", ada, { aud: "another" }, 401],
    ["the token of another journey", ada, { nonce: "another" }, 401],
    ["an expired token", ada, { exp: 1 }, 401],
    ["the token of another provider", ada, { iss: "https://other.example" }, 401],
    ["a token that never ends", ada, { exp: undefined }, 401],
    ["a token whose end is no time", ada, { exp: "tomorrow" }, 401],
    ["a token without the time of its making", ada, { iat: undefined }, 401],
    ["a token of an hour ago", ada, { iat: 1_700_000_000 }, 401],
    ["a token of tomorrow", ada, { iat: Math.floor(Date.now() / 1_000) + 86_400 }, 401],
    ["a token without a nonce", ada, { nonce: undefined }, 401],
    ["a token without an audience", ada, { aud: undefined }, 401],
    ["a token without a subject", ada, { sub: undefined }, 401],
    ["a token of several audiences that was made for nobody", ada, { aud: ["atlas", "another"] }, 401],
    ["a token that was made for another client", ada, { aud: ["atlas", "another"], azp: "another" }, 401],
    ["a token that was made for another client alone", ada, { azp: "another" }, 401],
  ] as const)("refuses %s", async ([, person, claims, status]) => {
    provider.person = { ...person };
    provider.claims = claims;
    expect((await signIn()).status).toBe(status);
  });

  test.for([
    ["of several audiences", { aud: ["atlas", "another"], azp: "atlas" }],
    ["whose audience is a list", { aud: ["atlas"] }],
    ["that names its client", { azp: "atlas" }],
  ] as const)("takes a token %s", async ([, claims]) => {
    provider.claims = claims;
    expect((await signIn()).status).toBe(200);
  });

  test("takes no address that no member could have", async () => {
    for (const email of ["ada\0@shop.example", "<ada@shop.example>", "group:ada@shop.example;", "ada"]) {
      provider.person = { email, email_verified: true };
      expect([email, (await signIn()).status]).toEqual([email, 401]);
    }
  });

  test("takes the address of userinfo, where it has the subject of the token", async () => {
    for (const [sub, status] of [
      ["1", 200],
      ["2", 401],
      [undefined, 401],
    ] as const) {
      provider.userinfo = { sub, ...ada };
      expect([sub, (await signIn()).status]).toEqual([sub, status]);
    }
  });

  test.for(["%00", "%FF%FE", "%ED%A0%80", "ä", "é".repeat(43), "%E2%80%AE".repeat(43), "x".repeat(3_000), "%", "%zz"])(
    "answers odd parameters by a refusal: %s",
    async (odd) => {
      const { back, cookie } = await journey();
      const state = new URL(back ?? "").searchParams.get("state") ?? "";
      const returned = `${server.url}/operator/sso/callback`;
      for (const query of [
        `code=1&state=${odd}`,
        `code=${odd}&state=${state}`,
        `code=1&state=${state}&state=${odd}`,
        `error=${odd}&error_description=${odd}`,
        `${odd}=${odd}`,
      ]) {
        expect([query, (await visit(`${returned}?${query}`, cookie)).status]).toEqual([query, 401]);
        expect(
          (await visit(`${returned}?${query}`, `atlas_sso=${odd.slice(0, 4_000)}`).catch(() => null))?.status ?? 401,
        ).toBe(401);
      }
      const departure = await visit(`${server.url}/operator/sso?organization=${odd}`);
      expect(departure.status).toBe(422);
      expect(await departure.json()).toMatchObject({ error: { code: "validation_failed" } });
    },
  );

  test("keeps out who has chosen a password for the address, before or after", async () => {
    const anonymous = createClient(server.url);
    const email = "eve-wants-her@shop.example";
    const squatted = { organization_name: "Somebody else's", email, password: "chosen by somebody else" };
    await anonymous.succeed("console.account.signUp", { body: squatted });
    const owner = { email: "owner@shop.example", password: "correct horse battery" };
    const { session } = (await anonymous.succeed("console.account.signIn", { body: owner })).data;
    await createClient(server.url, session.token).succeed("console.members.invite", { body: { email, role: "owner" } });
    provider.person = { email, email_verified: true };
    expect((await signIn(`?organization=${organization}`)).status).toBe(200);
    const { password } = squatted;
    const intrusion = await anonymous.call("console.account.signIn", { body: { email, password, organization } });
    expect(intrusion).toMatchObject({ status: 403, error: { code: "permission_denied" } });
    const { organizations } = (await anonymous.succeed("console.account.signIn", { body: { email, password } })).data;
    expect(organizations.map(({ name }) => name)).toEqual([squatted.organization_name]);
  });

  test("leads nobody into an organization that only invites the address, or has chosen a password for it", async () => {
    const anonymous = createClient(server.url);
    const found = async (organization_name: string, email: string) => {
      const body = { organization_name, email, password: "chosen by somebody else" };
      return (await anonymous.succeed("console.account.signUp", { body })).data;
    };
    const invite = async (owner: SignedIn, email: string) => {
      const request = { body: { email, role: "developer" as const } };
      await createClient(server.url, owner.session.token).succeed("console.members.invite", request);
    };
    const email = "new-here@shop.example";
    provider.person = { email, email_verified: true };
    const strangers = [await found("Squatters", email), await found("Inviters", "inviter@shop.example")] as const;
    await invite(strangers[1], email);
    const shop = await found("Her shop", "her-owner@shop.example");
    await invite(shop, email);
    const undecided = await signIn();
    expect(undecided.status).toBe(409);
    expect(await undecided.json()).toMatchObject({
      error: {
        code: "conflict",
        details: [...strangers, shop].map(({ organization: { id, name } }) => ({ message: `${id}: ${name}` })),
      },
    });
    const landed = async (query?: string) => {
      const { data } = (await (await signIn(query)).json()) as { readonly data: SignedIn };
      return data.organization.name;
    };
    expect(await landed(`?organization=${shop.organization.id}`)).toBe("Her shop");
    // After a first sign-in no choice is asked, even if others invite the address.
    expect(await landed()).toBe("Her shop");
    await invite(await found("More inviters", "more@shop.example"), email);
    expect(await landed()).toBe("Her shop");
  });

  test("finds a membership behind any number that strangers have made by the address", async () => {
    const email = "known-to-many@shop.example";
    const owner = await openDatabase({ url: database, dataDir: "" });
    const strangers = Array.from({ length: 101 }, () => organizationRow());
    for (const { id, ...rest } of strangers) {
      const squatted = memberRow(id, { email, status: "active" });
      const password = { organization_id: id, id: squatted.id, hash: "x", changed_at: null } as const;
      await commit(owner, id, [
        { kind: "insert", table: "organizations", row: { id, ...rest } },
        { kind: "insert", table: "members", row: squatted },
        {
          kind: "insert",
          table: "member_passwords",
          row: { ...password, reset_hash: null, reset_expires_at: null, reset_wrong_codes: 0 },
        },
      ]);
    }
    await owner.close();
    const anonymous = createClient(server.url);
    const body = { organization_name: "The last", email: "last-owner@shop.example", password: "correct horse battery" };
    const { organization: last, session } = (await anonymous.succeed("console.account.signUp", { body })).data;
    const invited = { body: { email, role: "developer" as const } };
    await createClient(server.url, session.token).succeed("console.members.invite", invited);
    provider.person = { email, email_verified: true };
    for (const query of [`?organization=${last.id}`, ""]) {
      const { data } = (await (await signIn(query)).json()) as { readonly data: SignedIn };
      expect(data.organization.id).toBe(last.id);
    }
  });

  test("refuses a return that was not begun in this browser", async () => {
    const [ours, theirs] = [await journey(), await journey()];
    expect((await visit(theirs.back)).status).toBe(401);
    expect((await visit(theirs.back, ours.cookie)).status).toBe(401);
    expect((await visit(theirs.back, "atlas_sso=sealed%3A00000000%3Aforged")).status).toBe(401);
  });
});

test("a provider whose issuer is another than it was asked for is none", async () => {
  const provider = await startIdentityProvider();
  provider.discovery = { issuer: "https://other.example" };
  const server = await start({
    DATABASE_URL: await freshDatabase(),
    ATLAS_OIDC_ISSUER: provider.issuer,
    ATLAS_OIDC_CLIENT_ID: "atlas",
  });
  try {
    expect((await fetch(`${server.url}/operator/sso`, { redirect: "manual" })).status).toBe(503);
  } finally {
    await server.kill();
    await provider.close();
  }
});

test("a deployment without an identity provider has no single sign-on", async () => {
  const server = await start({ DATABASE_URL: await freshDatabase() });
  try {
    expect((await fetch(`${server.url}/operator/sso`)).status).toBe(404);
  } finally {
    await server.kill();
  }
});
