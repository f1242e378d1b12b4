import { expect, test } from "vitest";
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

test("a message's text is not written with its row", () => {
  expect(logged({ message: { id: "kept", text: "I am ill" } })).not.toContain("I am ill");
});
