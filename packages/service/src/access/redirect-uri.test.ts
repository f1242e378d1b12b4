import { expect, test } from "vitest";
import { isRegistered, redirectUriProblem } from "./apps.ts";

test.for([
  "https://app.example/callback",
  "http://localhost:8080/callback",
  "http://127.0.0.1/",
  "http://[::1]:3000/",
  "com.example.app:/callback",
  "com.example-2.app:/callback",
])("%s may be registered", (address) => {
  expect(redirectUriProblem(address)).toBeNull();
});

test.for([
  ["https://app.example/call back", /ASCII/],
  ["https://äpp.example/", /ASCII/],
  ["", /ASCII/],
  ["callback", /absolute/],
  ["https://app.example/#there", /fragment/],
  ["https://app.example/callback#", /fragment/],
  ["https://ada@app.example/", /user or password/],
  ["https://:secret@app.example/", /user or password/],
  ["http://app.example/", /must be https/],
  ["ftp://localhost/", /must be https/],
  ["myapp:/callback", /must be https/],
  ["javascript:alert(1)", /must be https/],
  ["com..app:/callback", /must be https/],
] as const)("%s may not", ([address, problem]) => {
  expect(redirectUriProblem(address)).toMatch(problem);
});

test.for([
  ["https://app.example/callback", "https://app.example/callback", true],
  ["https://app.example/callback", "https://app.example:8443/callback", false],
  ["http://127.0.0.1/callback", "http://127.0.0.1:49152/callback", true],
  ["http://127.0.0.1:3000/callback", "http://127.0.0.1:49152/callback", true],
  ["http://[::1]:3000/callback", "http://[::1]/callback", true],
  ["http://127.0.0.1/callback", "http://127.0.0.1:49152/other", false],
  ["http://127.0.0.1/callback", "http://[::1]/callback", false],
  ["http://127.0.0.1/callback", "https://127.0.0.1:49152/callback", false],
  // A host name may lead elsewhere, so it is compared with its port.
  ["http://localhost:3000/callback", "http://localhost:49152/callback", false],
  ["https://127.0.0.1:3000/callback", "https://127.0.0.1:49152/callback", false],
  ["http://127.0.0.1/callback", "nowhere", false],
  ["nowhere", "http://127.0.0.1/callback", false],
] as const)("registered %s lets %s in: %s", ([registered, given, expected]) => {
  expect(isRegistered(registered, given)).toBe(expected);
});
