import { expect, test } from "vitest";
import { problemOfTarget } from "./target.ts";

test.for([
  "http://shop.example:1024/",
  "http://shop.example:3000/",
  "http://shop.example:8443/",
  "http://127.0.0.1:50000/",
  "https://shop.example/hook",
  "http://shop.example:8080",
  "https://[::1]/",
  "HTTPS://SHOP.example:443/",
])("%s may be sent to, as far as can be read from it", (url) => expect(problemOfTarget(url)).toBeNull());

test.for([
  ["shop.example/hook", "not an absolute URL"],
  ["ftp://shop.example/", "Only http and https"],
  ["https://ada@shop.example/", "user name or password"],
  ["https://:secret@shop.example/", "user name or password"],
  ["http://shop.example:0/", "Port 0 is not allowed"],
  ["https://shop.example:22/", "Port 22 is not allowed"],
  ["https://shop.example:81/", "Port 81 is not allowed"],
  ["http://shop.example:1023/", "Port 1023 is not allowed"],
  ...[1433, 1521, 2375, 2379, 3306, 3389, 5432, 5984, 6379, 6443, 7000, 8500, 9042, 9200, 10250, 11211, 27017].map(
    (port) => [`http://shop.example:${port}/`, `Port ${port} is not allowed`] as const,
  ),
] as const)("%s is refused: %s", ([url, why]) => expect(problemOfTarget(url)).toContain(why));
