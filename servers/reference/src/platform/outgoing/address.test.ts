import { describe, expect, test } from "vitest";
import { isAllowedAddress } from "./addresses.ts";

const PUBLIC = ["8.8.8.8", "1.1.1.1", "203.0.112.255", "::ffff:8.8.8.8", "2606:4700::1111", "2a00:1450:4001::1"];

const SPECIAL: [string, string[]][] = [
  ["this network", ["0.0.0.0", "0.1.2.3", "::"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1"]],
  ["carrier-grade NAT", ["100.64.0.1", "100.127.255.255"]],
  ["link-local", ["169.254.0.1", "fe80::1", "fe80::1%eth0"]],
  ["cloud metadata", ["169.254.169.254", "100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254"]],
  [
    "documentation and benchmarks",
    ["192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ],
  ["multicast, reserved, broadcast", ["224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1"]],
  ["IPv4-mapped", ["::ffff:10.0.0.1", "::ffff:a9fe:a9fe"]],
  ["IPv4-compatible", ["::10.0.0.1", "::8.8.8.8"]],
  ["translations", ["64:ff9b::a00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "::ffff:0:10.0.0.1"]],
  ["tunnels", ["2002:a00:1::", "2001::1", "192.88.99.1"]],
  ["outside global unicast", ["100::1", "100:0:0:1::1", "fec0::1", "4000::1", "5f00::1"]],
  ["not an address", ["", "localhost", "8.8.8.8.8", "127.0.0.1:80", "[::1]", "8.8", "0x8.8.8.8", "010.8.8.8"]],
];

const LOOPBACK = ["127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1"];

describe("isAllowedAddress", () => {
  test.each(PUBLIC)("allows %s", (address) => {
    expect(isAllowedAddress(address, { allowLoopback: false })).toBe(true);
  });

  test.each(SPECIAL)("refuses %s, with loopback allowed too", (_name, addresses) => {
    for (const address of addresses) {
      expect([
        address,
        isAllowedAddress(address, { allowLoopback: false }),
        isAllowedAddress(address, { allowLoopback: true }),
      ]).toEqual([address, false, false]);
    }
  });

  test.each(LOOPBACK)("allows %s only with loopback allowed", (address) => {
    expect(isAllowedAddress(address, { allowLoopback: false })).toBe(false);
    expect(isAllowedAddress(address, { allowLoopback: true })).toBe(true);
  });

  test.each(["::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"])("never allows loopback as %s", (address) => {
    expect(isAllowedAddress(address, { allowLoopback: true })).toBe(false);
  });
});
