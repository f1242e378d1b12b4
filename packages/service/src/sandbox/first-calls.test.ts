import { expect, test } from "vitest";
import { answering, powerShell, sending, sh, shellOf } from "./first-calls.ts";

const url = "http://127.0.0.1:4711";
const caller = {
  token: "atlas_sandbox_token",
  phone_number: "+15550100001",
  conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
};

/** Requests that the printed commands send. */
const sentBy = (printed: string) => ({
  addresses: printed.match(/http:[^\s)]+/g),
  tokens: printed.match(/Bearer [^']+/g),
  types: printed.match(/application\/\w+/g),
  bodies: Array.from(printed.matchAll(/(?:-d|-Body) '([^']*)'/g), ([, body = ""]) => JSON.parse(body)),
});

test.for([
  ["sending", sending, 1],
  ["answering", answering, 2],
] as const)("%s: PowerShell sends what sh sends", ([, print, bodies]) => {
  const sent = sentBy(print(powerShell, url, caller));
  expect(sent).toEqual(sentBy(print(sh, url, caller)));
  expect(sent.bodies).toHaveLength(bodies);
});

test("a command of PowerShell goes on by a backtick at the end of a line", () => {
  expect(sending(shellOf("win32"), url, caller).split("\n")).toEqual([
    "Invoke-RestMethod http://127.0.0.1:4711/v1/atlas/messages -Method Post `",
    "  -Headers @{ Authorization = 'Bearer atlas_sandbox_token' } `",
    "  -ContentType application/json `",
    expect.stringMatching(/^ {2}-Body '\{.*\}' \| ConvertTo-Json -Depth 9$/),
  ]);
});

test("a variable is set before a command", () => {
  expect(shellOf("linux").having("PORT", "4711", "npm run sandbox")).toBe("PORT=4711 npm run sandbox");
  expect(shellOf("win32").having("PORT", "4711", "npm run sandbox")).toBe('$env:PORT = "4711"; npm run sandbox');
});
