import { describe, expect, test } from "vitest";
import { checkTargetUrl } from "./target-url.ts";

const ALLOWED = [
  "https://example.com/hooks?x=1#part",
  "http://example.com:8080",
  "https://example.com.",
  "https://localhost.example.com",
  "http://8.8.8.8",
  "http://[2606:4700::1111]:8443/",
];

const INVALID = [
  "",
  "example.com",
  "//example.com",
  "http://",
  "http://a b/",
  "http://example.com:99999",
  "http://example.com:0",
  "http://[fe80::1%25eth0]/",
  "http://user:password@example.com",
  "http://user@example.com",
  "http://:password@example.com",
  "ftp://example.com",
  "file:///etc/passwd",
  "ws://example.com",
  "data:text/plain,x",
  "javascript:alert(1)",
];

/** Every one of these is 127.0.0.1, or a name for it. */
const LOOPBACK_SPELLINGS = [
  "http://127.0.0.1",
  "http://127.0.0.1.",
  "http://127.1",
  "http://2130706433",
  "http://0x7f000001",
  "http://0x7f.1",
  "http://0177.0.0.1",
  "http://１２７.0.0.1",
  "http://127。0。0。1",
  "http://[::1]",
  "http://[0:0:0:0:0:0:0:1]:80",
  "http://[::ffff:127.0.0.1]",
  "http://[::ffff:7f00:1]",
  "http://localhost",
  "http://LOCALHOST.:8080",
  "http://hooks.localhost",
];

const SPECIAL_LITERALS = [
  "http://0",
  "http://10.1",
  "http://169.254.169.254/latest/meta-data",
  "http://0xa9fea9fe",
  "http://2852039166",
  "http://100.64.0.1",
  "http://[::]",
  "http://[::127.0.0.1]",
  "http://[64:ff9b::7f00:1]",
  "http://[2002:7f00:1::]",
  "http://[fd00:ec2::254]",
];

describe("checkTargetUrl", () => {
  test.each(ALLOWED)("allows %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: false })).toEqual({ ok: true, url: new URL(url) });
  });

  test.each(INVALID)("finds invalid: %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: false, error: "invalid_url" });
  });

  test.each(LOOPBACK_SPELLINGS)("sees loopback in %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: false })).toMatchObject({ ok: false, error: "blocked_address" });
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: true });
  });

  test.each(SPECIAL_LITERALS)("blocks %s", (url) => {
    expect(checkTargetUrl(url, { allowLoopback: true })).toMatchObject({ ok: false, error: "blocked_address" });
  });
});
