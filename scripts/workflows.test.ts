/** Release workflows must pin reviewed commits, since a tag can be moved. The version of Bun has one place. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../.github/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.ya?ml$/.test(name));
const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
const uses = texts.flatMap((text) =>
  [...text.matchAll(/^\s*(?:-\s*)?["']?uses["']?\s*:\s*(.*)$/gm)].map(([, used]) => used ?? ""),
);

test("every action is pinned by the digest of its commit, beside the version that it is", () => {
  expect(uses.length).toBeGreaterThan(0);
  // Refuses anything that only resembles a commit, such as a short digest or a branch of forty letters.
  const ours = /^\.\/\.github\/workflows\/\w+\.yml$/;
  const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((used) => !ours.test(used) && !pinned.test(used))).toEqual([]);
});

test("every mention of an action is one that this test reads", () => {
  expect(texts.join("\n").match(/\buses\b/g)).toHaveLength(uses.length);
});

test("every image of others is named by its digest, beside the version that it is", () => {
  const deployed = ["compose/compose.yaml", "helm/atlas/values.yaml"].map((path) =>
    readFileSync(new URL(`../deploy/${path}`, folder), "utf8"),
  );
  const named = [...texts, ...deployed].flatMap((text) =>
    [...text.matchAll(/^\s*(?:image|container): (\S+)$/gm)].map(([, image = ""]) => image),
  );
  const others = named.filter((image) => !image.startsWith("localhost/"));
  expect(others).toHaveLength(6);
  expect(others.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

/** Lines that run, without comments. */
const linesOf = (workflow: string) =>
  readFileSync(new URL(`workflows/${workflow}.yml`, folder), "utf8")
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trimEnd());
const release = linesOf("release");
/** Returns the lines of a job, up to the next job. */
const jobOf = (name: string, lines = release): string => {
  const start = lines.indexOf(`  ${name}:`);
  const end = lines.findIndex((line, at) => at > start && /^ {0,2}\S/.test(line));
  return start < 0 ? "" : lines.slice(start, end < 0 ? undefined : end).join("\n");
};

test("no workflow may do anything but what a job of it asks for", () => {
  const asking = texts.filter((text) => /^jobs:/m.test(text));
  expect(asking.length).toBeGreaterThan(2);
  for (const text of asking) expect(text).toMatch(/^permissions: \{\}$/m);
});

test("image and chart are pushed, signed and attested by a job that runs nothing of the repository", () => {
  const image = linesOf("image");
  const job = jobOf("publish", image);
  for (const part of [/skopeo copy --all/, /cosign sign/, /actions\/attest@/, /sbom-path: /, /subject-checksums: /])
    expect(job).toMatch(part);
  expect(job).not.toMatch(/actions\/checkout|\bnpm\b|\bnode\b|\bbun\b/);
  // Each other job of the workflow may only read.
  expect(image.filter((line) => line.endsWith(": write"))).toEqual(
    job.split("\n").filter((line) => line.endsWith(": write")),
  );
  expect(jobOf("image")).toMatch(/^ {4}if: needs\.release\.outputs\.server != ''$/m);
});

test("nothing is released before all that is installed has been audited", () => {
  expect(jobOf("verify")).toMatch(/^ {6}- run: npm run bun -- audit --audit-level=high$/m);
  expect(jobOf("release")).toMatch(/^ {4}needs: verify$/m);
  expect(release.join("\n")).not.toMatch(/continue-on-error|\|\| true/);
});

test("each release has a bill of materials, made before anything is published", () => {
  const job = jobOf("release");
  const steps = [
    /run: npm run bun -- scripts\/sbom\.ts atlas\.cdx\.json$/m,
    /publish: /,
    /gh release upload .*atlas\.cdx\.json/,
  ];
  const places = steps.map((step) => job.search(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("the environments of newcomers are tried before anything is released", () => {
  expect(jobOf("verify")).toMatch(/^ {6}- run: .*\bnpm run environments$/m);
});

const root = new URL("../", import.meta.url);
const manifestOf = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const { packageManager }: { readonly packageManager: string } = manifestOf("package.json");

test("no file but package.json names the version of Bun that runs this repository", () => {
  const named = execFileSync("git", ["grep", "-IlE", "\\bbun@[0-9]", "--", ":!*.lock"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(named.trim().split("\n")).toEqual(["package.json"]);
  expect(texts.join("\n")).not.toMatch(/setup-bun|bun-version/);
});

test.for(["packages/server", "examples/receive-elysia"])("%s brings the same version of Bun", (brings) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(`${brings}/package.json`);
  expect(`bun@${{ ...dependencies, ...devDependencies }.bun}`).toBe(packageManager);
});

test("advisories are looked up again when a library that reads hostile bytes has another version", () => {
  const versions: Readonly<Record<string, string>> = {
    ...manifestOf("servers/reference/package.json").dependencies,
    ...manifestOf("packages/service/package.json").dependencies,
  };
  const page = readFileSync(new URL("docs/security.md", root), "utf8");
  const [, table = ""] = page.split("\n## Libraries that read what strangers send\n");
  const rows = table.split("\n## ")[0]?.match(/^\| [^|]+/gm) ?? [];
  const found = rows.flatMap((row) => [...row.matchAll(/(@?[a-z][\w./-]*) (\d+\.\d+\.\d+)/g)]);
  // Others are what these bring.
  const named = found.map(([, name = "", version]) => [name, version] as const).filter(([name]) => name in versions);
  expect(named.length).toBeGreaterThan(12);
  expect(table).toContain(`| ${packageManager.replace("bun@", "Bun ")} |`);
  expect(named).toEqual(named.map(([name]) => [name, versions[name]]));
});
