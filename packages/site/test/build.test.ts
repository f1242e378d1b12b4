/** The copy of the site as files, below a path of its host as on GitHub Pages. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const build = (out: string, ...more: string[]): Promise<{ readonly stdout: string }> => {
  const command = ["packages/site/src/build/main.ts", "--out", out, ...more];
  return promisify(execFile)("bun", command, { cwd: root });
};

const base = "https://pages.example/atlas";

describe("docs:build", () => {
  let folder: string;
  let printed: string;
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "atlas-site-"));
    ({ stdout: printed } = await build(folder, "--site-url", `${base}/`, "--base-url", "https://api.example"));
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const read = paths.map(async (path) => [path.slice(folder.length), await readFile(path, "utf8")] as const);
    files = new Map(await Promise.all(read));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const pages = (): [string, string][] => [...files].filter(([path]) => path.endsWith(".html"));

  /** Links and assets of a page, as paths below the folder. */
  const targetsOf = (html: string): string[] =>
    Array.from(html.matchAll(/\s(?:href|src|data-source)="([^"]+)"/g), ([, target = ""]) => target).flatMap(
      (target) => {
        if (target.startsWith("#")) return [target];
        const unescaped = target.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
        const { href } = new URL(unescaped, `${base}/`);
        return href.startsWith(`${base}/`) ? [href.slice(base.length)] : [];
      },
    );

  const fileAt = (path: string): string | undefined => files.get(path) ?? files.get(join(path, "index.html"));

  test("writes each page, its Markdown, and what both stand on", () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "/index.html",
        "/docs/index.html",
        "/docs.md",
        "/docs/webhooks/index.html",
        "/docs/webhooks.md",
        "/docs/reference/messages/send/index.html",
        "/docs/assets/search.json",
        "/docs/images/overview.svg",
        "/404.html",
        "/llms.txt",
        "/sitemap.xml",
      ]),
    );
  });

  test("leads nowhere that has no file, no section that is not there", ({ task }) => {
    const targets = pages().flatMap(([, html]) => targetsOf(html));
    task.meta.counts = { "built pages": pages().length, "their links and anchors": targets.length };
    const dead = pages().flatMap(([from, html]) =>
      targetsOf(html).flatMap((target) => {
        const [path = "", anchor = ""] = target.split("#");
        const found = path === "" ? html : fileAt(decodeURIComponent(path));
        const there = found !== undefined && (anchor === "" || found.includes(`id="${decodeURIComponent(anchor)}"`));
        return there ? [] : [`${from} → ${target}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  test("has no anchor twice on a page", () => {
    const twice = pages().flatMap(([path, html]) => {
      const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  test("loads nothing from elsewhere, and needs no inline script or style", () => {
    const inline = pages().filter(([, html]) =>
      /<style|\sstyle=|<script(?! (?:type="module" )?src="\/atlas\/docs\/assets\/)|\son\w+="/.test(html),
    );
    expect(inline.map(([path]) => path)).toEqual([]);
  });

  test("states the policy in each page, and in the file of headers that some hosts read", () => {
    const [, policy = ""] = /^ {2}content-security-policy: (.*)$/m.exec(files.get("/_headers") ?? "") ?? [];
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    const inPages = policy.replace(" frame-ancestors 'none';", "").replaceAll("'", "&#39;");
    const meta = `<head>\n<meta http-equiv="content-security-policy" content="${inPages}">\n`;
    expect(pages().flatMap(([path, html]) => (html.includes(meta) ? [] : [path]))).toEqual([]);
  });

  test("keeps each page with its style and scripts within 132 kB", () => {
    const size = (path: string): number => Buffer.byteLength(fileAt(path) ?? "");
    const large = pages().flatMap(([path, html]) => {
      const assets = Array.from(
        html.matchAll(/"\/atlas(\/docs\/assets\/[\w.-]+\.(?:js|css))"/g),
        ([, asset = ""]) => asset,
      );
      const bytes = assets.reduce((sum, asset) => sum + size(asset), Buffer.byteLength(html));
      return assets.length === 3 && bytes <= 132_000 ? [] : [`${path}: ${assets.length} assets, ${bytes} bytes`];
    });
    expect(large).toEqual([]);
  });

  test("names the service that examples call, and its own address in what crawlers read", () => {
    expect(files.get("/docs/reference/messages/send.md")).toContain("https://api.example/v1/atlas/messages");
    expect(files.get("/sitemap.xml")).toContain(`<loc>${base}/docs/webhooks</loc>`);
    expect([...files].filter(([, text]) => text.includes("http://127.0.0.1:4100/docs")).map(([path]) => path)).toEqual(
      [],
    );
  });

  test("prints the sizes", () => {
    expect(printed).toMatch(/^\/docs\/reference\/\S+ +\d+\.\d kB$/m);
    expect(printed).toMatch(/^docs\/assets\/search\.json +\d+\.\d kB$/m);
  });

  test("replaces a former copy, and nothing else", async () => {
    const other = await mkdtemp(join(tmpdir(), "atlas-other-"));
    await writeFile(join(other, "precious.txt"), "kept");
    await expect(build(other)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("has other files") });
    expect(await readdir(other)).toEqual(["precious.txt"]);
    await rm(other, { recursive: true });
  });
});
