import { expect, test, vi } from "vitest";
import { createLogger, lineLog } from "./logger.ts";

const logged = (about: object): string => {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).info(about, "happened");
  return lines.join("");
};

const names = ["token", "secret", "secrets", "authorization", "password", "webhook_url"];

test.for([...names, "password1", "password_confirmation", "new_password", "access_tokens", "api_key"])(
  "a %s that slips into a line is not written, at the top or one level down",
  (name) => {
    const text = logged({ [name]: "hunter2", inner: { [name]: "hunter2" }, organization_id: "kept" });
    expect(text).not.toContain("hunter2");
    expect(JSON.parse(text)).toMatchObject({ [name]: "[redacted]", inner: { [name]: "[redacted]" }, msg: "happened" });
    expect(text).toContain("kept");
  },
);

test("a secret deep in a line, or in an error of a library, is not written", () => {
  const failure = Object.assign(new Error("refused"), { config: { password1: "hunter2", host: "kept" } });
  const all = new AggregateError([failure], "all refused");
  expect(logged({ err: all })).not.toContain("hunter2");
  const text = logged({ err: failure, tries: [{ sent: { body: { password_confirmation: "hunter2" } } }] });
  expect(text).not.toContain("hunter2");
  expect(JSON.parse(text)).toMatchObject({ err: { message: "refused", stack: expect.stringContaining("refused") } });
  expect(text).toContain("kept");
});

test("a token of ours is written nowhere: in a text, an error or a line of a request", async () => {
  const token = "atlas_key_production_a1B2c3d4";
  expect(logged({ path: `/v1/${token}`, err: new Error(`no ${token}`) })).not.toContain("a1B2c3d4");
  const lines: string[] = [];
  lineLog(createLogger("info", { write: (line) => void lines.push(line) })).info({ request_id: token }, "answered");
  await new Promise(setImmediate);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ request_id: "[redacted]", msg: "answered" }]);
});

test("a failure that repeats is counted, and others are still told", () => {
  const lines: string[] = [];
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const full = new Error("could not extend file");
  for (let time = 0; time < 500; time += 1) logger.error({ err: full, request_id: String(time) }, "request failed");
  logger.error({ err: new Error("another") }, "request failed");
  for (let time = 0; time < 20; time += 1) logger.info({ request_id: String(time) }, "answered");
  expect(lines).toHaveLength(31);
  now = 10_001;
  logger.error({ err: full, request_id: "last" }, "request failed");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ request_id: "last", left_out: 490, msg: "request failed" });
  vi.restoreAllMocks();
});

test("a message's text is not written with its row", () => {
  expect(logged({ message: { id: "kept", text: "I am ill" } })).not.toContain("I am ill");
});
