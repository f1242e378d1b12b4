/** One code that two sign in with at the same moment: it opens one session. */
import { codeAt } from "@atlas-messaging/conformance";
import { beforeAll, expect, test } from "vitest";
import { join, password, shopOf } from "../test-support/members.ts";
import { describeShared } from "../test-support/served.ts";

/** `ATLAS_RACES=200` runs each more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 10);
const step = 30_000;

interface Factored {
  readonly email: string;
  readonly secret: string;
  readonly recovery: string;
}

describeShared("a code that is used twice at once", {}, (served) => {
  const members: Factored[] = [];

  beforeAll(async () => {
    const { owner } = await shopOf(served);
    for (let count = 0; count < races; count++) {
      const email = `member-${count}@shop.example`;
      const { console } = await join(served, owner, email);
      const { setup } = (await console.succeed("console.secondFactor.enable", { body: { current_password: password } }))
        .data;
      const body = { code: codeAt(setup.secret, Date.now()) };
      const { recovery_codes } = (await console.succeed("console.secondFactor.confirm", { body })).data;
      members.push({ email, secret: setup.secret, recovery: recovery_codes[0] ?? "" });
    }
  });

  const signIn = (email: string, code: string) =>
    served.anonymous.call("console.account.signIn", { body: { email, password, code } });
  /** Signs in so many times at once; tells the statuses in order. */
  const atOnce = async (email: string, code: string) =>
    (await Promise.all([signIn(email, code), signIn(email, code), signIn(email, code)]))
      .map(({ status }) => status)
      .toSorted((one, other) => one - other);

  test("opens one session by an authenticator app", async () => {
    for (const { email, secret } of members) {
      // The code of now was used to confirm.
      expect(await atOnce(email, codeAt(secret, Date.now() + step))).toEqual([200, 401, 401]);
    }
  });

  test("opens one session by a recovery code", async () => {
    for (const { email, recovery } of members) expect(await atOnce(email, recovery)).toEqual([200, 401, 401]);
  });
});
