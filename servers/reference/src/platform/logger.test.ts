import { expect, test, vi } from "vitest";
import { createLogger } from "./logger.ts";

const logged = (about: object): string => {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).info(about, "happened");
  return lines.join("");
};

test.for(["token", "secret", "secrets", "authorization", "password", "webhook_url"])(
  "a %s that slips into a line is not written, at the top or one level down",
  (name) => {
    const text = logged({ [name]: "hunter2", inner: { [name]: "hunter2" }, organization_id: "kept" });
    expect(text).not.toContain("hunter2");
    expect(JSON.parse(text)).toMatchObject({ [name]: "[redacted]", inner: { [name]: "[redacted]" }, msg: "happened" });
    expect(text).toContain("kept");
  },
);

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
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ request_id: "last", repeated: 490, msg: "request failed" });
  vi.restoreAllMocks();
});

test("a message's text is not written with its row", () => {
  expect(logged({ message: { id: "kept", text: "I am ill" } })).not.toContain("I am ill");
});
