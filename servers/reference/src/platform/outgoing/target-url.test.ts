import { describe, expect, test } from "vitest";
import ipaddr from "ipaddr.js";
import { invalidTargets, loopbackTargets, specialTargets } from "../../../test-support/forbidden-targets.ts";
import { createOutgoingHttp } from "../outgoing-http.ts";
import { checkTargetUrl } from "./addresses.ts";

const ALLOWED = [
  "https://example.com/hooks?x=1#part",
  "http://example.com:8080",
  "https://example.com.",
  "https://localhost.example.com",
  "http://8.8.8.8",
  "http://[2606:4700::1111]:8443/",
];

describe("checkTargetUrl", () => {
  test.each(ALLOWED)("allows %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: false })).toEqual({ ok: true, url: new URL(url) });
  });

  test.each(invalidTargets)("finds invalid: %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: false, error: "invalid_url" });
  });

  test.each(loopbackTargets)("sees loopback in %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: false })).toMatchObject({ ok: false, error: "blocked_address" });
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: true });
  });

  test.each(specialTargets)("blocks %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: false, error: "blocked_address" });
  });

  test("allows localhost where its address is allowed, and names the setting where it is not", () => {
    const reach = { allowLoopback: false, allowed: [ipaddr.parseCIDR("127.0.0.1/32")] };
    expect(checkTargetUrl("http://localhost:8080/hook", reach)).toMatchObject({ ok: true });
    const refused = checkTargetUrl("http://localhost:8080/hook", { allowLoopback: false });
    expect(refused).toMatchObject({ problem: expect.stringContaining("ATLAS_ALLOWED_TARGETS") });
  });

  test("allows the blocks of a deployment, and nothing beside them", () => {
    const reach = { allowLoopback: false, allowed: [ipaddr.parseCIDR("10.1.0.0/16"), ipaddr.parseCIDR("fd00:1::/32")] };
    for (const url of ["http://10.1.2.3/", "http://0x0a010203/", "http://[::ffff:10.1.2.3]/", "http://[fd00:1::5]/"]) {
      expect(checkTargetUrl(url, reach)).toMatchObject({ ok: true });
    }
    for (const url of ["http://10.2.0.1/", "http://127.0.0.1/", "http://[fd00:2::5]/", "http://169.254.169.254/"]) {
      expect(checkTargetUrl(url, reach)).toMatchObject({ ok: false, error: "blocked_address" });
    }
  });

  test.each([...loopbackTargets, ...specialTargets, ...invalidTargets])(
    "%s is not connected to either",
    async (url) => {
      const outgoing = createOutgoingHttp({ allowLoopback: false, resolve: async () => ["127.0.0.1"] });
      const answer = await outgoing.post(url, { body: new Uint8Array(), maxResponseBytes: 1 });
      expect(answer.error).toMatch(/^(invalid_url|blocked_address)$/);
      outgoing.close();
    },
  );

  test.each(["10.0.0.1", "100.64.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"])(
    "a name that resolves to %s, or to it among others, is not connected to",
    async (address) => {
      for (const addresses of [[address], ["8.8.8.8", address]]) {
        const outgoing = createOutgoingHttp({ allowLoopback: false, resolve: async () => addresses });
        const answer = await outgoing.post("http://hooks.example.test/", {
          body: new Uint8Array(),
          maxResponseBytes: 1,
        });
        expect(answer.error).toBe("blocked_address");
        outgoing.close();
      }
    },
  );
});
