import { expect, test } from "vitest";
import { plainTarget, problemOfTarget } from "./target.ts";

test.for([
  "http://shop.example:1024/",
  "http://shop.example:3000/",
  "http://shop.example:8443/",
  "http://127.0.0.1:50000/",
  "https://shop.example/hook",
  "http://shop.example:8080",
  "https://[::1]/",
  "HTTPS://SHOP.example:443/",
])("%s is acceptable", (url) => expect(problemOfTarget(url)).toBeNull());

test.for([
  ["shop.example/hook", "must be an absolute URL"],
  ["ftp://shop.example/", "must be an http or https URL"],
  ["https://ada@shop.example/", "user name or password"],
  ["https://:secret@shop.example/", "user name or password"],
  ["http://shop.example:0/", "must not use port 0,"],
  ["https://shop.example:22/", "must not use port 22,"],
  ["https://shop.example:81/", "must not use port 81,"],
  ["http://shop.example:1023/", "must not use port 1023,"],
  ...[1433, 1521, 2375, 2379, 3306, 3389, 5432, 5984, 6379, 6443, 7000, 8500, 9042, 9200, 10250, 11211, 27017].map(
    (port) => [`http://shop.example:${port}/`, `must not use port ${port},`] as const,
  ),
] as const)("%s is refused: %s", ([url, why]) => expect(problemOfTarget(url)).toContain(why));

test.for([
  "https://shop.example",
  "https://shop.example/hook?to=https://other.example/@b#c",
  "https://SHOP.example.:443/\\a",
  "https://@shop.example:/",
  "http://[2001:db8::1]:8080?a",
  "http://8.8.8.8.:8080/",
])("%s stays as it is", (url) => expect(plainTarget(url)).toBe(url));

test.for([
  ["HTTPS://SHOP.example.:443/\\a", "https://SHOP.example.:443/\\a"],
  ["Http://shop.example/HTTP://", "http://shop.example/HTTP://"],
  ["https://shop.example\\1", "https://shop.example/1"],
  ["https://shop.example\\@other.example/", "https://shop.example/@other.example/"],
  ["https://shop.example:443\\@other.example:80", "https://shop.example/@other.example:80"],
  ["https://///shop.example/", "https://shop.example/"],
  ["https:\\\\shop.example/", "https://shop.example/"],
  ["https:shop.example/", "https://shop.example/"],
  ["https://sh\top.example/", "https://shop.example/"],
  ["https://sh%6Fp.example/", "https://shop.example/"],
  ["https://sho\u00adp.example/", "https://shop.example/"],
  ["https://ｓhop.example/", "https://shop.example/"],
  ["https://shop。example/", "https://shop.example/"],
  ["https://b\u00fccher.example/", "https://xn--bcher-kva.example/"],
  ["http://134744072/", "http://8.8.8.8/"],
  ["http://[2001:DB8:0:0::1]/", "http://[2001:db8::1]/"],
] as const)("%s is kept as %s", ([url, kept]) => {
  expect(plainTarget(url)).toBe(kept);
  expect(plainTarget(kept)).toBe(kept);
});

test("a URL that is too long once normalized is refused", () => {
  expect(problemOfTarget(`https://sh%6Fp.example/${"\u00e4".repeat(2_000)}`)).toContain("2048");
  expect(problemOfTarget(`https://shop.example/${"\u00e4".repeat(2_000)}`)).toBeNull();
});
