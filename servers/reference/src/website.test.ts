import { expect, test, vi } from "vitest";
import { openSite } from "./process.ts";

test("without the sources of the website its pages are plain, and the log says why", async () => {
  const warn = vi.fn();
  const reason = new Error("ENOENT: client/main.ts");
  expect(await openSite({ warn }, () => Promise.reject(reason))).toBeNull();
  expect(warn).toHaveBeenCalledWith({ err: reason }, expect.stringContaining("plain"));
});

test("a website that opens is taken", async () => {
  const website = { page: () => ({ contentType: "text/html", body: "" }), assets: {} };
  expect(await openSite({ warn: vi.fn() }, () => Promise.resolve(website))).toBe(website);
});
