/** Guesses are counted wherever a password is tried, and lock nobody out who has signed in from there before. */
import { randomBytes } from "node:crypto";
import { codeAt } from "@atlas-messaging/conformance";
import { expect, test } from "vitest";
import { another, invite, password, quickPasswords, shopOf } from "../test-support/members.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const unauthenticated = { status: 401, error: { code: "unauthenticated" } };
const limited = { status: 429, error: { code: "rate_limited" } };

/** In place of an answer that was refused. */
const nobody = { session: { token: "" }, device_token: null };

const forwardedBy = (address: string) => ({ "x-forwarded-for": address });
let clients = 0;
/** From another place each time. */
const elsewhere = () => {
  clients += 1;
  return forwardedBy(`198.18.${clients >> 8}.${clients & 255}`);
};

/** Five tries of one operator, twenty from one address. */
const tight = {
  ATLAS_LIMIT_SIGN_IN: "20",
  ATLAS_LIMIT_WRITES: "1000",
  ATLAS_LIMIT_PUBLIC: "10000",
  ATLAS_TRUSTED_PROXIES: "127.0.0.0/8,::1",
};

describeServedOnPostgres("guesses", { settings: tight, file: quickPasswords }, (served) => {
  const guess = (email: string, headers: { readonly [name: string]: string } = elsewhere(), more: object = {}) =>
    served.anonymous.call("console.account.signIn", { body: { email, password: "wrong", ...more }, headers });
  const signIn = (email: string, more: object = {}, headers = elsewhere()) =>
    served.anonymous.call("console.account.signIn", { body: { email, password, ...more }, headers });
  const exhaust = async (email: string) => {
    const statuses = [];
    for (let tried = 0; tried < 6; tried++) statuses.push((await guess(email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  };
  const member = async (email: string) => {
    const { owner, id } = await shopOf(served);
    const { memberId, invitation_token } = await invite(owner, email);
    const request = { body: { invitation_token, password }, headers: elsewhere() };
    const accepted = await served.anonymous.call("console.account.acceptInvitation", request);
    const { session, device_token } = (accepted.body ?? { data: nobody }).data;
    const cookie = accepted.headers.get("set-cookie") ?? "";
    return { owner, id, memberId, console: served.clientOf(session.token), device_token, cookie };
  };

  test("count for the operator, in whatever letters, from wherever, and of addresses that nobody has", async () => {
    await member("guessed@shop.example");
    await exhaust("guessed@shop.example");
    expect(await signIn("GUESSED@shop.example")).toMatchObject(limited);
    await exhaust("nobody@shop.example");
  });

  test("count for the client's address, whoever they are of", async () => {
    const headers = elsewhere();
    const statuses = [];
    for (let tried = 0; tried < 22; tried++)
      statuses.push((await guess(`sprayed-${tried}@shop.example`, headers)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test("on the consent page count with those of signing in, for operator and address", async () => {
    const email = "consents@shop.example";
    const { owner } = await shopOf(served);
    const app = await OAuthApp.open(served.server.url, owner);
    const flow = await app.begin();
    const consent = async (as: string, headers: { readonly [name: string]: string }) =>
      (
        await fetch(`${served.server.url}/oauth/authorize`, {
          method: "POST",
          headers: { accept: "text/html", ...headers },
          body: new URLSearchParams({ ...flow.parameters, decision: "approve", email: as, password: "wrong" }),
          redirect: "manual",
        })
      ).status;
    const statuses = [];
    for (let tried = 0; tried < 3; tried++) statuses.push(await consent(email, elsewhere()));
    for (let tried = 0; tried < 3; tried++) statuses.push((await guess(email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await consent(email, elsewhere())).toBe(429);
    const headers = elsewhere();
    const sprayed = [];
    for (let tried = 0; tried < 40; tried++) sprayed.push(await consent(`page-${tried}@shop.example`, headers));
    expect(sprayed.filter((status) => status === 401)).toHaveLength(20);
    expect(await guess("one-more@shop.example", headers)).toMatchObject(limited);
    expect(await consent("x".repeat(16_000), elsewhere())).toBe(401);
  });

  test("of strangers lock no device out that has signed in before", async () => {
    const email = "known@shop.example";
    const { device_token, cookie } = await member(email);
    expect(cookie).toMatch(/^atlas_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    await exhaust(email);
    expect(await signIn(email)).toMatchObject(limited);
    expect(await signIn(email, { device_token })).toMatchObject({ status: 200 });
    const browser = { ...elsewhere(), cookie: cookie.split(";")[0] ?? "" };
    expect(await signIn(email, {}, browser)).toMatchObject({ status: 200 });
    for (const forged of [`${device_token}x`, device_token?.replace(/.\./, "x."), randomBytes(60).toString("hex"), "."])
      expect(await signIn(email, { device_token: forged })).toMatchObject(limited);
    // A device has as many attempts as anybody.
    const statuses = [];
    for (let tried = 0; tried < 4; tried++) statuses.push((await guess(email, elsewhere(), { device_token })).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test("by a device of another operator, organization or password are those of a stranger", async () => {
    const email = "devices@shop.example";
    const home = await member(email);
    const foreign = await member("somebody-else@shop.example");
    // An attacker's own organization lets in whomever it wants by this address.
    const { owner } = await shopOf(served);
    const { invitation_token } = await invite(owner, email);
    const request = { body: { invitation_token, password: "chosen by an attacker" }, headers: elsewhere() };
    const planted = (await served.anonymous.succeed("console.account.acceptInvitation", request)).data.device_token;
    await exhaust(email);
    expect(await signIn(email, { device_token: foreign.device_token })).toMatchObject(limited);
    // It may try what it has signed in to, and learns nothing of the rest, the right password included.
    expect(await signIn(email, { device_token: planted })).toMatchObject(unauthenticated);
    // A signed-in operator is not locked out. A device known by the old password is unknown now.
    const body = { current_password: password, new_password: another };
    const changed = await home.console.succeed("console.account.changePassword", { body });
    expect(await signIn(email, { device_token: home.device_token })).toMatchObject(limited);
    const renewed = { password: another, device_token: changed.data.device_token };
    expect(await signIn(email, renewed)).toMatchObject({ status: 200 });
  });

  test("through a session are counted for it, and not for strangers", async () => {
    const email = "session@shop.example";
    const { console } = await member(email);
    await exhaust(email);
    const change = (current_password: string) => {
      const body = { current_password, new_password: another };
      return console.call("console.account.changePassword", { body });
    };
    const statuses = [];
    for (let tried = 0; tried < 6; tried++) statuses.push((await change("wrong")).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await change(password)).toMatchObject(limited);
  });

  /** A member with a second factor, whose first code has been tried. */
  const factored = async (email: string) => {
    const its = await member(email);
    const body = { current_password: password };
    const { setup } = (await its.console.succeed("console.secondFactor.enable", { body })).data;
    const code = codeAt(setup.secret, Date.now());
    const { recovery_codes } = (await its.console.succeed("console.secondFactor.confirm", { body: { code } })).data;
    const params = { member_id: its.memberId };
    const reset_token = (await its.owner.succeed("console.members.resetPassword", { params })).data.password_reset
      .token;
    const reset = (by: string) =>
      served.anonymous.call("console.account.resetPassword", {
        body: { reset_token, password: another, code: by },
        headers: elsewhere(),
      });
    return { ...its, reset, recovery: recovery_codes[0] ?? "" };
  };

  test("at a code of a reset are five a minute, from sixty addresses as from one", async () => {
    const { reset, recovery } = await factored("sixty@shop.example");
    const statuses: number[] = [];
    for (let tried = 0; tried < 60; tried++) statuses.push((await reset("000000")).status);
    // One of the five turned the second factor on.
    expect(statuses.toSpliced(4)).toEqual([401, 401, 401, 401]);
    expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
    expect(await reset(recovery)).toMatchObject(limited);
  });

  test("at a code are counted together wherever one is checked", async () => {
    const email = "codes@shop.example";
    const { reset, owner, recovery } = await factored(email);
    const app = await OAuthApp.open(served.server.url, owner);
    const flow = await app.begin();
    const consent = async (code: string) =>
      (
        await fetch(`${served.server.url}/oauth/authorize`, {
          method: "POST",
          headers: { accept: "text/html", ...elsewhere() },
          body: new URLSearchParams({ ...flow.parameters, decision: "approve", email, password, code }),
          redirect: "manual",
        })
      ).status;
    const statuses = [
      (await signIn(email, { code: "000000" })).status,
      (await reset("000000")).status,
      await consent("000000"),
      await consent("000000"),
    ];
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect(await consent(recovery)).toBe(429);
    expect(await reset(recovery)).toMatchObject(limited);
    expect(await signIn(email, { code: recovery })).toMatchObject(limited);
  });

  test("that are refused tell when to come again", async () => {
    await exhaust("again@shop.example");
    const answer = await guess("again@shop.example");
    expect(answer.headers.get("x-atlas-ratelimit-reason")).toBe("principal");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
