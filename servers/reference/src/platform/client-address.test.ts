import { describe, expect, test } from "vitest";
import { type AddressRange, clientAddressOf, concludeAddress, concludeClient, readRange } from "./client-address.ts";

const ranges = (...texts: readonly string[]): AddressRange[] =>
  texts.map((text) => {
    const range = readRange(text);
    if (!range) throw new Error(`${text} is no range`);
    return range;
  });

const proxies = ranges("10.0.0.0/8", "192.0.2.7", "2001:db8:f00::/48");

describe("the client address", () => {
  test.for([
    ["of a trusted peer is the right-most that is no proxy", "10.1.2.3", "198.51.100.9", "198.51.100.9"],
    ["is not what the client has put before it", "10.1.2.3", "203.0.113.1, 198.51.100.9", "198.51.100.9"],
    [
      "stands before the proxies of a chain",
      "10.1.2.3",
      "203.0.113.1, 198.51.100.9, 192.0.2.7,10.9.9.9",
      "198.51.100.9",
    ],
    ["may come with a port", "10.1.2.3", "198.51.100.9:51234", "198.51.100.9"],
    ["may be IPv6", "10.1.2.3", "2001:DB8:0:0::5", "2001:db8::5"],
    ["may be IPv6 in brackets", "10.1.2.3", "[2001:db8::5]", "2001:db8::5"],
    ["may be IPv6 with a port", "10.1.2.3", "[2001:db8::5]:443", "2001:db8::5"],
    ["comes from an IPv6 proxy too", "2001:db8:f00::1", "198.51.100.9", "198.51.100.9"],
    ["comes from a proxy that shows as IPv4 in IPv6", "::ffff:10.1.2.3", "::ffff:198.51.100.9", "198.51.100.9"],
  ] as const)("%s", ([, peer, header, expected]) => {
    expect(clientAddressOf(peer, header, proxies)).toBe(expected);
  });

  test.for([
    ["of a peer that is no proxy is its own", "198.51.100.1", "203.0.113.1", "198.51.100.1"],
    ["without a header is the peer's", "10.1.2.3", null, "10.1.2.3"],
    ["in an empty header is the peer's", "10.1.2.3", "", "10.1.2.3"],
    ["of proxies alone is the peer's", "10.1.2.3", "10.0.0.1, 192.0.2.7", "10.1.2.3"],
    ["is not read across garbage", "10.1.2.3", "198.51.100.9, unknown, 10.0.0.1", "10.1.2.3"],
    ["is one way of writing", "::FFFF:198.51.100.1", null, "198.51.100.1"],
    ["of a network next to a trusted one is its own", "2001:db8:f01::1", "203.0.113.1", "2001:db8:f01::1"],
  ] as const)("%s", ([, peer, header, expected]) => {
    expect(clientAddressOf(peer, header, proxies)).toBe(expected);
  });

  test.for([
    "2130706433",
    "0x7f.1",
    "127.1",
    "010.0.0.1",
    "[::1",
    "::1]",
    "1.2.3.4:",
    "1.2.3.4:999999",
    "a".repeat(9000),
  ])("is not %s", (garbage) => {
    expect(clientAddressOf("10.1.2.3", garbage, proxies)).toBe("10.1.2.3");
  });

  test("trusts no proxy unless configured", () => {
    expect(clientAddressOf("127.0.0.1", "203.0.113.1", [])).toBe("127.0.0.1");
    expect(clientAddressOf(null, "203.0.113.1", ranges("0.0.0.0/0", "::/0"))).toBeNull();
  });
});

describe("limits by address", () => {
  const countedFor = (peer: string | null, forwarded?: string) =>
    concludeAddress(peer, new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), proxies);

  test.for([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["64:ff9b::c000:201", "192.0.2.1"],
    [null, null],
  ] as const)("count %s as %s", ([peer, expected]) => {
    expect(countedFor(peer)).toBe(expected);
  });

  test.for([
    ["198.51.100.9:51234", "198.51.100.9"],
    ["[2001:db8::5]:443", "2001:db8::/64"],
    ["2001:db8::5, 10.0.0.1", "2001:db8::/64"],
    ["[fe80::1%25eth0]:80", "fe80::/64"],
    ["fe80::7%eth0", "fe80::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "10.1.2.3"],
    ["10.0.0.1, not an address", "10.1.2.3"],
  ] as const)("count what a proxy forwards for %s as %s", ([forwarded, expected]) => {
    expect(countedFor("10.1.2.3", forwarded)).toBe(expected);
  });

  test("do not believe a peer that is no proxy", () => {
    expect(countedFor("203.0.113.1", "198.51.100.9")).toBe("203.0.113.1");
  });

  test("read several headers as one list, from right to left", () => {
    const headers = new Headers([
      ["x-forwarded-for", "203.0.113.1"],
      ["x-forwarded-for", "198.51.100.9"],
    ]);
    expect(concludeAddress("10.1.2.3", headers, proxies)).toBe("198.51.100.9");
  });

  test("ask the socket once", () => {
    const request = new Request("http://127.0.0.1/", { headers: { "x-forwarded-for": "198.51.100.9" } });
    const asked: Request[] = [];
    const listener = { requestIP: (of: Request) => (asked.push(of), { address: "10.1.2.3" }) };
    expect(concludeClient(request, listener, proxies)).toBe("198.51.100.9");
    expect(asked).toEqual([request]);
    expect(concludeClient(request, null, proxies)).toBeNull();
  });
});

test.for([
  "",
  "10.0.0.0/33",
  "10.0.0.0/-1",
  "10.0.0.0/8/8",
  "10.0.0.0/",
  "10.0/8",
  "::/129",
  "proxy.example",
  "::ffff:10.0.0.0/104",
  "10.0.0.0/8 ",
])("%j is no range", (text) => {
  expect(readRange(text)).toBeNull();
});
