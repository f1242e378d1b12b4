import { afterEach, describe, expect, test, vi } from "vitest";
import { type Deed, connect, errorOf, refuses, succeeds } from "../test-support/hostile-service.ts";
import { AtlasConsole } from "./console.ts";
import { Atlas, AtlasError, type OAuthTokens, type TokenSource, oauthToken } from "./index.ts";
import { AtlasAgent } from "./agent.ts";

/** Connects a client whose token is a function. */
const connectBy = (deeds: readonly Deed[], token: TokenSource) => {
  const { options, ...connected } = connect(deeds);
  return { ...connected, atlas: new Atlas({ ...options, token }) };
};

const ask = { "WWW-Authenticate": 'Bearer realm="atlas", error="invalid_token"' };
const refusesToken = refuses(401, "unauthenticated", false, ask);
const credentials = (arrived: readonly { readonly headers: Headers }[]) =>
  arrived.map(({ headers }) => headers.get("authorization"));

describe("a function as token", () => {
  test("is asked ahead of each attempt", async () => {
    let count = 0;
    const token = () => `token-${(count += 1)}`;
    const { atlas, arrived, clock } = connectBy([refuses(503, "unavailable", true), succeeds()], token);
    await clock.until(atlas.messages.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00"));
    expect(credentials(arrived)).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test("that fails, or returns what is no token, rejects the call before anything is sent", async () => {
    const failing = () => Promise.reject(new Error("no vault"));
    for (const [token, message] of [
      [failing, "no vault"],
      [() => "two words", "`token` has a space"],
      [() => "atlas_key_production_1", "is not for http://"],
    ] as const) {
      const { atlas, arrived } = connectBy([succeeds()], token);
      await expect(atlas.channels.list()).rejects.toThrow(message);
      expect(arrived).toEqual([]);
    }
  });

  test("renews once after a 401, and the message of a second refusal omits both", async () => {
    const renew = vi.fn((refused: string) => `${refused}-renewed`);
    const echoes = () =>
      Response.json({ ok: false, error: { code: "unauthenticated", message: "Bearer old-renewed" } }, { status: 401 });
    const good = connectBy(
      [refusesToken, succeeds()],
      Object.assign(() => "old", { renew }),
    );
    await good.atlas.channels.list();
    expect(credentials(good.arrived)).toEqual(["Bearer old", "Bearer old-renewed"]);
    const bad = connectBy(
      [refusesToken, echoes],
      Object.assign(() => "old", { renew }),
    );
    const error = await errorOf(bad.atlas.channels.list());
    expect(error).toBeInstanceOf(AtlasError);
    expect(error).toMatchObject({ message: "Bearer [token]" });
    expect(bad.arrived).toHaveLength(2);
  });

  test("whose renewal fails leaves the refusal, and a caller's own credential is not touched", async () => {
    const token = Object.assign(() => "old", { renew: () => Promise.reject(new Error("ended")) });
    const { atlas, arrived } = connectBy([refusesToken], token);
    expect(await errorOf(atlas.channels.list())).toMatchObject({ code: "unauthenticated" });
    await errorOf(atlas.channels.list({}, { headers: { Authorization: "Bearer own" } }));
    expect(credentials(arrived)).toEqual(["Bearer old", "Bearer own"]);
  });
});

describe("oauthToken", () => {
  const minute = 60_000;
  const storeOf = (first: OAuthTokens) => {
    const saved: OAuthTokens[] = [first];
    return { saved, load: async () => saved.at(-1) ?? first, save: (tokens: OAuthTokens) => void saved.push(tokens) };
  };

  test("renews a minute ahead, once for all callers, and keeps the next refresh token", async () => {
    let now = 0;
    const store = storeOf({ access_token: "a1", refresh_token: "r1", expires_at: 60 * minute });
    const refresh = vi.fn(async (given: string) => ({
      access_token: `of-${given}`,
      refresh_token: "r2",
      expires_in: 3_600,
    }));
    const { atlas, arrived } = connectBy([succeeds({ channels: [] })], oauthToken({ refresh, store, now: () => now }));
    await atlas.channels.list();
    now = 59 * minute + 1;
    await Promise.all(Array.from({ length: 5 }, () => atlas.channels.list()));
    expect(credentials(arrived)).toEqual(["Bearer a1", ...Array.from({ length: 5 }, () => "Bearer of-r1")]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(store.saved.at(-1)).toEqual({ access_token: "of-r1", refresh_token: "r2", expires_at: now + 60 * minute });
  });

  test("renews once for all callers whom the service refuses, and sends each request again", async () => {
    const store = storeOf({ access_token: "ended", refresh_token: "r1" });
    const refresh = vi.fn(async () => ({ access_token: "fresh" }));
    const deed: Deed = (arrival) =>
      arrival.headers.get("authorization") === "Bearer fresh" ? succeeds()(arrival) : refusesToken(arrival);
    const { atlas, arrived } = connectBy([deed], oauthToken({ refresh, store }));
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => atlas.messages.get(`0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e0${index}`)),
    );
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(arrived.filter(({ headers }) => headers.get("authorization") === "Bearer fresh")).toHaveLength(4);
    expect(store.saved.at(-1)).toEqual({ access_token: "fresh", refresh_token: "r1", expires_at: undefined });
  });

  test("takes what another process has renewed from the store", async () => {
    const store = storeOf({ access_token: "ended", refresh_token: "r1" });
    const refresh = vi.fn(async () => ({ access_token: "never" }));
    const renewedMeanwhile: Deed = (arrival) => {
      store.save({ access_token: "theirs", refresh_token: "r2" });
      return refusesToken(arrival);
    };
    const { atlas, arrived } = connectBy([renewedMeanwhile, succeeds()], oauthToken({ refresh, store }));
    await atlas.channels.list();
    expect(refresh).not.toHaveBeenCalled();
    expect(credentials(arrived).at(-1)).toBe("Bearer theirs");
  });
});

describe("the environment", () => {
  afterEach(() => void vi.unstubAllEnvs());
  const asked = async (make: (fetch: (url: string, init: RequestInit) => Promise<Response>) => Promise<unknown>) => {
    const seen: (string | null)[] = [];
    await make(async (url, init) => {
      seen.push(url, new Headers(init.headers).get("authorization"));
      return Response.json({ ok: true, data: { channels: [] } });
    });
    return seen;
  };

  test("gives token and address where none is given", async () => {
    vi.stubEnv("ATLAS_TOKEN", " atlas_key_sandbox_1\n");
    vi.stubEnv("ATLAS_BASE_URL", "http://127.0.0.1:4199");
    const url = "http://127.0.0.1:4199/v1/atlas/channels";
    expect(await asked((fetch) => new Atlas({ fetch }).channels.list().page())).toEqual([
      url,
      "Bearer atlas_key_sandbox_1",
    ]);
    const own = { token: "own", baseUrl: "http://own.test" };
    expect(await asked((fetch) => new Atlas({ fetch, ...own }).channels.list().page())).toEqual([
      "http://own.test/v1/atlas/channels",
      "Bearer own",
    ]);
    expect((await asked((fetch) => new AtlasAgent({ fetch }).manifest()))[1]).toBe("Bearer atlas_key_sandbox_1");
    // Its token is a person's session.
    expect((await asked((fetch) => new AtlasConsole({ fetch }).overview.get()))[1]).toBe(null);
  });

  test("does not hide that a variable was not set", () => {
    vi.stubEnv("ATLAS_TOKEN", "atlas_key_sandbox_1");
    expect(() => new Atlas({ token: undefined })).toThrow("`token` is empty or undefined");
  });
});

test.for([0, -1, Number.NaN, "5000" as never])(
  "a time of %s is refused: by the client at once, by a call in its promise",
  async (timeout) => {
    expect(() => connect([succeeds()], { timeout })).toThrow("`timeout` must be a number of milliseconds above 0.");
    const { atlas, arrived } = connect([succeeds()]);
    await expect(atlas.channels.list({}, { attemptTimeout: timeout })).rejects.toThrow("`attemptTimeout` must be");
    expect(arrived).toEqual([]);
  },
);

test("a refusal that a proxy gave status 200 rejects", async () => {
  const { atlas } = connect([() => Response.json({ ok: false, error: { code: "not_found", message: "No." } })]);
  expect(await errorOf(atlas.channels.list())).toMatchObject({ code: "unexpected_answer", status: 200 });
});
