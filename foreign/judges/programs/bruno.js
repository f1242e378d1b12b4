/** `bruno.js URL TOKEN`: imports the contract as Bruno does, and sends each request of the public API as it is imported. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const [, token] = process.argv.slice(2);
const bru = fileURLToPath(new URL("../node_modules/@usebruno/cli/bin/bru.js", import.meta.url));
const scratch = await mkdtemp(join(tmpdir(), "atlas-bruno-"));
const folder = join(scratch, "collection");
const start = (cwd, ...args) => promisify(execFile)(process.execPath, [bru, ...args], { cwd, maxBuffer: 1e9 });

const source = fileURLToPath(new URL("../dist/openapi.json", import.meta.url));
await start(scratch, "import", "openapi", "--source", source, "--output", folder, "--collection-name", "Atlas");
const entries = await readdir(folder, { withFileTypes: true });
// The console asks for a session, and events and discovery have streams, which do not end.
const left = new Set(["Console", "Events", "Discovery", "Tool_server", "environments"]);
const names = entries.filter((entry) => entry.isDirectory() && !left.has(entry.name)).map(({ name }) => name);
const report = join(folder, "report.json");
const variables = ["--env", "This deployment", "--env-var", `token=${token}`];
// It ends with 1 where a status is not 2xx.
await start(folder, "run", "-r", ...names, ...variables, "--reporter-json", report).catch(() => {});
const [{ results }] = JSON.parse(await readFile(report, "utf8"));
const refused = results.flatMap(({ request, response }) => {
  const { status, data } = response;
  const { code, message, details = [] } = data?.error ?? {};
  // It sends one idempotency key, the example, with every request.
  if (code === "idempotency_key_reused" || (status >= 200 && status < 400)) return [];
  if (status > 400 && status < 500 && status !== 415 && status !== 422) return [];
  return [`${request.method} ${new URL(request.url).pathname}: ${status} ${code} ${details[0]?.path ?? message}`];
});
console.log(JSON.stringify({ asked: results.length, refused }));
await rm(scratch, { recursive: true });
