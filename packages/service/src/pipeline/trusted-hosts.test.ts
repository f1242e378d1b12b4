import { describe, expect, test } from "vitest";
import { foreignHost, isTrustedHost, isTrustedOrigin, trustedHosts } from "./trusted-hosts.ts";

const ours = trustedHosts(["https://api.atlas.example", "http://console.atlas.example:8443"]);
const local = trustedHosts(["http://127.0.0.1:4100"], ["desk.example"]);

describe("names of a service", () => {
  test.for(["api.atlas.example", "api.atlas.example:9000", "API.Atlas.Example", "api.atlas.example."])(
    "%s is trusted, whatever its port and case",
    (host) => expect(isTrustedHost(ours, host)).toBe(true),
  );

  test.for(["atlas.example", "evil.example", "api.atlas.example.evil.example", "localhost", "127.0.0.1", ""])(
    "%s is foreign",
    (host) => expect(isTrustedHost(ours, host)).toBe(false),
  );

  test.for([
    "user@api.atlas.example",
    "api.atlas.example/path",
    "api.atlas.example\\@evil.example",
    "%61pi.atlas.example",
  ])("%s is no host, though a URL parser would take it", (host) => expect(isTrustedHost(ours, host)).toBe(false));

  test.for(["localhost", "api.localhost", "127.0.0.1", "127.9.8.7:80", "[::1]", "[::1]:4100", "desk.example"])(
    "%s is trusted on a machine of one's own",
    (host) => expect(isTrustedHost(local, host)).toBe(true),
  );

  test.for(["128.0.0.1", "localhost.evil.example", "[::2]"])("%s is foreign there, too", (host) => {
    expect(isTrustedHost(local, host)).toBe(false);
  });

  test("wildcard addresses name nobody", () => {
    expect(trustedHosts(["http://0.0.0.0:4100", "http://[::]:4100", "no address"])).toEqual({
      names: [],
      loopback: false,
    });
  });
});

describe("origins", () => {
  test("one of ours is trusted", () => expect(isTrustedOrigin(ours, "https://api.atlas.example")).toBe(true));

  test.for(["null", "", "https://evil.example", "file:///tmp"])("%s is not", (origin) => {
    expect(isTrustedOrigin(ours, origin)).toBe(false);
  });
});

test("a refusal names the host, cut to its bound, and the way out", () => {
  const message = foreignHost("x".repeat(300), "ask for another");
  expect(message).toBe(`This service does not answer under the name ${"x".repeat(255)}; ask for another.`);
});
