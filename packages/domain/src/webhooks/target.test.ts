import { expect, test } from "vitest";
import { problemOfTarget } from "./target.ts";

test.for(["https://shop.example/hook", "http://shop.example:8080", "https://[::1]/", "HTTPS://SHOP.example:443/"])(
  "%s may be sent to, as far as can be read from it",
  (url) => expect(problemOfTarget(url)).toBeNull(),
);

test.for([
  ["shop.example/hook", "not an absolute URL"],
  ["ftp://shop.example/", "Only http and https"],
  ["https://ada@shop.example/", "user name or password"],
  ["https://:secret@shop.example/", "user name or password"],
  ["http://shop.example:0/", "Port 0 is not allowed"],
  ["https://shop.example:22/", "Port 22 is not allowed"],
] as const)("%s is refused: %s", ([url, why]) => expect(problemOfTarget(url)).toContain(why));
