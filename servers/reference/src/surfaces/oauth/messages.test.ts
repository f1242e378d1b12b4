import { describe, expect, test } from "vitest";
import { OAuthRefusal, maxParameters, parametersOf, readDecision, readForm } from "./messages.ts";

/** Parameters that count how many of them are looked at, in whichever way. */
class Counted extends URLSearchParams {
  looks = 0;

  override *[Symbol.iterator](): URLSearchParamsIterator<[string, string]> {
    for (const each of super[Symbol.iterator]()) {
      this.looks++;
      yield each;
    }
    return undefined;
  }

  override getAll(name: string): string[] {
    this.looks += this.size;
    return super.getAll(name);
  }
}

const names = (count: number): string => Array.from({ length: count }, (_, at) => `k${at}=1`).join("&");

const post = (body: string): Request =>
  new Request("http://atlas.example/oauth/token", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });

const refusal = { status: 400, body: { error: "invalid_request" } };

describe("the parameters of a request", () => {
  test("are each looked at once", () => {
    const given = new Counted(names(maxParameters));
    expect(Object.keys(parametersOf(given))).toHaveLength(maxParameters);
    expect(given.looks).toBe(maxParameters);
  });

  test("are not looked at beyond the bound, however many come", () => {
    const given = new Counted(names(16_000));
    expect(() => parametersOf(given)).toThrow(OAuthRefusal);
    expect(given.looks).toBe(maxParameters + 1);
  });

  test.for([
    ["too many", names(maxParameters + 1)],
    ["a long name", `${"a".repeat(129)}=1`],
    ["a long value", `a=${"a".repeat(16_385)}`],
  ])("are refused as an invalid request: %s", async ([, body = ""]) => {
    await expect(readForm(post(body))).rejects.toMatchObject(refusal);
  });

  test("that come twice are refused in a form, known or not", async () => {
    await expect(readForm(post("grant_type=a&surprise=1&surprise=1"))).rejects.toMatchObject({
      ...refusal,
      message: "surprise is given more than once.",
    });
    expect(await readDecision(post("state=1&state=1&scope=a"))).toEqual({ state: null, scope: "a" });
  });

  test("may bear any name", () => {
    expect(Object.entries(parametersOf(new URLSearchParams("__proto__=1&constructor=2")))).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
  });
});
