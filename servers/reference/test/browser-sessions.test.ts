/** A console session in a browser: a cookie for the console's own pages, begun by a password or a link. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { describeShared } from "../test-support/served.ts";

const page = { "x-atlas-console": "1" };
const password = "correct horse battery staple";

describeShared("a session in a browser", {}, (served) => {
  let anonymous: Client;
  let email = "";
  let kept = "";

  const cookiesOf = (headers: Headers): readonly string[] => headers.getSetCookie();
  const sessionOf = (headers: Headers): string =>
    cookiesOf(headers).find((each) => each.startsWith("atlas_session=")) ?? "";
  const by = (cookie: string, headers: Readonly<Record<string, string>> = page) => ({
    headers: { cookie, ...headers },
  });

  beforeAll(async () => {
    anonymous = served.anonymous;
    email = `ada-${Date.now()}@shop.example`;
    const answer = await anonymous.call("console.account.signUp", {
      body: { organization_name: "Corner shop", email, password },
      headers: page,
    });
    kept = sessionOf(answer.headers);
  });

  test("is a cookie that scripts cannot read and other sites do not send, beside that of the device", async () => {
    expect(kept).toMatch(
      /^atlas_session=atlas_operator_sandbox_\w+; Max-Age=43[12]\d\d; Path=\/operator; HttpOnly; SameSite=Strict$/,
    );
    const signedIn = await anonymous.call("console.account.signIn", { body: { email, password }, headers: page });
    expect(cookiesOf(signedIn.headers).map((each) => each.split("=")[0])).toEqual(["atlas_device", "atlas_session"]);
  });

  test("is not given to programs", async () => {
    const { headers } = await anonymous.call("console.account.signIn", { body: { email, password } });
    expect(sessionOf(headers)).toBe("");
  });

  test("tells who is signed in", async () => {
    const { data } = await anonymous.succeed("console.sessions.getCurrent", by(kept));
    expect(data).toMatchObject({
      member: { email, role: "owner" },
      organization: { name: "Corner shop" },
      environment: "sandbox",
    });
  });

  test("counts for nothing outside the console", async () => {
    expect((await anonymous.call("messages.list", by(kept))).error?.code).toBe("unauthenticated");
    expect((await anonymous.send("GET", "/agent/v1/tools", by(kept))).status).not.toBe(200);
  });

  describe("does nothing for the page of another site", () => {
    const evil = "http://evil.example";
    test.for([
      ["a form", {}],
      ["a script of another origin", { ...page, origin: evil }],
      ["a page without an origin", { ...page, origin: "null" }],
      ["a page of another port of this machine", { ...page, "sec-fetch-site": "same-site" }],
      ["a page of another site", { ...page, "sec-fetch-site": "cross-site" }],
      ["a page that a person opened", { ...page, "sec-fetch-site": "none" }],
    ] as const)("that is %s", async ([, headers]) => {
      const refused = await anonymous.call("console.organization.update", {
        ...by(kept, headers),
        body: { name: "Taken" },
      });
      expect(refused.error?.code).toBe("permission_denied");
      const { data } = await anonymous.succeed("console.sessions.getCurrent", by(kept));
      expect(data.organization.name).toBe("Corner shop");
    });

    test("that reads", async () => {
      for (const headers of [
        {},
        { origin: evil },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ])
        expect((await anonymous.call("console.sessions.getCurrent", by(kept, headers))).error?.code).toBe(
          "permission_denied",
        );
    });

    test("that asks before it sends", async () => {
      const preflight = await anonymous.send("OPTIONS", "/operator/organization", {
        headers: {
          origin: evil,
          "access-control-request-method": "PATCH",
          "access-control-request-headers": "x-atlas-console",
        },
      });
      expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
      expect(preflight.status).toBeGreaterThanOrEqual(400);
    });
  });

  test("works for the console's own pages and pictures", async () => {
    const own = { ...page, origin: served.server.url, "sec-fetch-site": "same-origin" };
    await anonymous.succeed("console.organization.update", { ...by(kept, own), body: { name: "Corner shop" } });
    await anonymous.succeed("console.sessions.getCurrent", by(kept, { "sec-fetch-site": "same-origin" }));
  });

  test("gives way to a bearer token", async () => {
    const { data } = await served.organization();
    const bearer = { authorization: `Bearer ${data.operator_token}`, cookie: kept };
    const session = await anonymous.succeed("console.sessions.getCurrent", { headers: bearer });
    expect(session.data.organization.id).toBe(data.organization_id);
  });

  test("ends with its cookie", async () => {
    const { headers } = await anonymous.call("console.account.signIn", { body: { email, password }, headers: page });
    const mine = sessionOf(headers);
    const ended = await anonymous.call("console.account.signOut", by(mine));
    expect(sessionOf(ended.headers)).toMatch(/^atlas_session=; Max-Age=0; Path=\/operator;/);
    expect((await anonymous.call("console.sessions.getCurrent", by(mine))).error?.code).toBe("unauthenticated");
  });

  test("begins by a link once, also where two follow it at once", async () => {
    const { data } = await served.organization();
    const operator = served.clientOf(data.operator_token);
    const { sign_in_link } = (await operator.succeed("console.account.createSignInLink")).data;
    expect(sign_in_link.url).toBe(`${served.server.url}/console#code=${sign_in_link.code}`);
    const bearer = served.clientOf(sign_in_link.code);
    expect((await bearer.call("console.sessions.getCurrent")).error?.code).toBe("unauthenticated");
    const follow = () =>
      anonymous.call("console.account.signInByLink", { body: { code: sign_in_link.code }, headers: page });
    const answers = await Promise.all([follow(), follow(), follow()]);
    const followed = answers.filter(({ status }) => status === 200);
    expect(followed).toHaveLength(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await follow()).error?.code).toBe("unauthenticated");
    const session = await anonymous.succeed(
      "console.sessions.getCurrent",
      by(sessionOf(followed[0]?.headers ?? new Headers())),
    );
    expect(session.data.organization.id).toBe(data.organization_id);
  });

  test("has five links, also where more are made at once", async () => {
    const { data } = await served.organization();
    const create = () => served.clientOf(data.operator_token).succeed("console.account.createSignInLink");
    const made = await Promise.all(Array.from({ length: 8 }, create));
    const read = ({ data: { sign_in_link } }: (typeof made)[number]) =>
      anonymous.call("console.account.readSignInLink", { body: { code: sign_in_link.code } });
    const statuses = (await Promise.all(made.map(read))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 401, 401, 401]);
  });

  test("ends with the session whose link began it, or a link of one that it began", async () => {
    const { data } = await served.organization();
    const begin = async (from: string) => {
      const { sign_in_link } = (await served.clientOf(from).succeed("console.account.createSignInLink")).data;
      return (await anonymous.succeed("console.account.signInByLink", { body: { code: sign_in_link.code } })).data
        .session.token;
    };
    const first = await begin(data.operator_token);
    const second = await begin(first);
    const third = await begin(second);
    const statusOf = async (token: string) => (await served.clientOf(token).call("console.sessions.getCurrent")).status;
    await served.clientOf(first).succeed("console.account.signOut");
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual([401, 401, 401]);
    expect(await statusOf(data.operator_token)).toBe(200);
  });

  test("begins by no link of a session that has ended, and a session renews itself by none", async () => {
    const { data } = await served.organization();
    const operator = served.clientOf(data.operator_token);
    const link = async (client: typeof operator) =>
      (await client.succeed("console.account.createSignInLink")).data.sign_in_link.code;
    const follow = async (code: string) =>
      (await anonymous.succeed("console.account.signInByLink", { body: { code } })).data.session;
    const first = await follow(await link(operator));
    const second = await follow(await link(served.clientOf(first.token)));
    expect(Date.parse(second.expires_at)).toBeLessThanOrEqual(Date.parse(first.expires_at));
    const code = await link(served.clientOf(second.token));
    const read = await anonymous.succeed("console.account.readSignInLink", { body: { code } });
    expect(read.data.organization.id).toBe(data.organization_id);
    await served.clientOf(second.token).succeed("console.account.signOut");
    expect(await anonymous.call("console.account.readSignInLink", { body: { code } })).toMatchObject({ status: 401 });
    expect(await anonymous.call("console.account.signInByLink", { body: { code } })).toMatchObject({ status: 401 });
  });
});
