import { describe, expect, test } from "vitest";
import { Scram, answerer } from "./sign-in.ts";

const login = { user: "user", password: "pencil" };
const bodyOf = (message: Buffer | null): string => message?.toString("utf8", 5) ?? "";

// The example of RFC 7677.
const nonce = "rOprNGfwEbeRWgbNEkqO";
const challenge = `r=${nonce}%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`;
const proof = "dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=";
const outcome = "v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=";

describe("SCRAM-SHA-256", () => {
  test("proves as the RFC's example does, and accepts its server", async () => {
    const scram = new Scram("pencil", nonce, "user");
    expect(scram.first).toBe(`n,,n=user,r=${nonce}`);
    expect(await scram.final(challenge)).toBe(`c=biws,${challenge.split(",")[0]},p=${proof}`);
    expect(scram.isProven).toBe(false);
    scram.verify(outcome);
    expect(scram.isProven).toBe(true);
  });

  test.for([
    ["a nonce that is not ours", challenge.replace(nonce, "another")],
    ["our nonce alone", challenge.replace(/%[^,]*/, "")],
    ["no round", challenge.replace("4096", "0")],
    ["rounds without end", challenge.replace("4096", "2000000000")],
    ["rounds that are no number", challenge.replace("4096", "4e9z")],
    ["no salt", challenge.replace(/s=[^,]*,/, "")],
  ])("refuses a server with %s", async ([, wrong = ""]) => {
    await expect(new Scram("pencil", nonce).final(wrong)).rejects.toThrow(/SCRAM/);
  });

  test.for([["v=7rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4="], ["v="], ["e=invalid-proof"]])(
    "refuses a server that does not know the password: %s",
    async ([wrong = ""]) => {
      const scram = new Scram("pencil", nonce, "user");
      await scram.final(challenge);
      expect(() => scram.verify(wrong)).toThrow(/does not know|lacks v/);
      expect(scram.isProven).toBe(false);
    },
  );

  test("refuses a server's proof before its challenge", () => {
    expect(() => new Scram("pencil").verify("v=")).toThrow("does not know");
  });

  test("prepares passwords as PostgreSQL does", async () => {
    const proofs = ["I\u00adX", "\u2168", "IX"].map((password) => new Scram(password, nonce).final(challenge));
    expect(new Set(await Promise.all(proofs)).size).toBe(1);
  });
});

describe("a sign-in", () => {
  test("tells the password to a server that asks for it, or a digest of it", () => {
    const answer = answerer(login);
    expect(bodyOf(answer({ name: "authenticationCleartextPassword" }) as Buffer)).toBe("pencil\0");
    const digest = answer({ name: "authenticationMD5Password", salt: Buffer.from([1, 2, 3, 4]) });
    expect(bodyOf(digest as Buffer)).toBe("md54376eb6913b38f9aaff38dc7cf19ca76\0");
  });

  test.for([[undefined], [""]])("without a password is refused where one is asked for: %s", ([password]) => {
    const answer = answerer({ user: "user", password });
    expect(() => answer({ name: "authenticationCleartextPassword" })).toThrow("there is none");
    expect(answer({ name: "authenticationOk" })).toBeNull();
  });

  test("is over when the server leaves its proof out", async () => {
    const answer = answerer(login);
    await answer({ name: "authenticationSASL", mechanisms: ["SCRAM-SHA-256-PLUS", "SCRAM-SHA-256"] });
    expect(() => answer({ name: "authenticationOk" })).toThrow("did not prove");
  });

  test("needs a mechanism that we know, and its beginning", () => {
    const answer = answerer(login);
    expect(() => answer({ name: "authenticationSASL", mechanisms: ["OAUTHBEARER"] })).toThrow("does not offer");
    expect(() => answer({ name: "authenticationSASLContinue", data: challenge })).toThrow("did not begin");
    expect(() => answer({ name: "authenticationSASLFinal", data: outcome })).toThrow("did not begin");
  });
});
