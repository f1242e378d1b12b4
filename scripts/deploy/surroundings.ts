/** Programs and files around the servers: pooler, metrics, units, keys, and files for tools that few machines have. */
import { chmod, mkdir } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { connectAsOwner, freePort } from "../../servers/reference/test-support/postgres.ts";
import { mustRun, repository } from "../command.ts";
import { askKeptBack } from "./haproxy.ts";
import { type Stack, composeFolder, restartWith } from "./stack.ts";
import { type Started, has, needs, runProgram, startProgram, untilReady } from "./processes.ts";

/** PgBouncer refuses to run as root. */
const nobody = 65_534;

const guide = await Bun.file(join(repository, "docs/operations/pooler.md")).text();
const [, pgbouncerFile = ""] = /```ini\n# pgbouncer\.ini\n([\s\S]*?)```/.exec(guide) ?? [];

/** Starts PgBouncer with the file of the guide. Returns the URL behind it. */
export const startPooler = async ({ folder, settings, postgres }: Stack): Promise<string> => {
  needs("pgbouncer", "setpriv");
  const direct = new URL(settings["server"]?.["DATABASE_URL"] ?? "");
  const [home, port] = [join(folder, "pooler"), await freePort()];
  await mkdir(home);
  await chmod(folder, 0o755);
  await Bun.write(join(home, "users.txt"), `"atlas_service" "${direct.password}"\n`);
  const ini = pgbouncerFile
    .replace("host=db port=5432", `host=127.0.0.1 port=${new URL(postgres.url).port}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/users.txt", join(home, "users.txt"));
  await Bun.write(join(home, "pgbouncer.ini"), ini);
  const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];
  startProgram([...asNobody, "pgbouncer", join(home, "pgbouncer.ini")], {
    PATH: `${process.env["PATH"] ?? ""}:/usr/sbin`,
  });
  direct.port = String(port);
  return direct.href;
};

/** Changes the encryption key as the guide says, in three restarts of all processes. */
export const rotateKey = async (stack: Stack): Promise<void> => {
  const old = stack.settings["server"]?.["ATLAS_ENCRYPTION_KEYS"] ?? "";
  const next = randomBytes(32).toString("base64");
  for (const keys of [`${old},${next}`, `${next},${old}`]) await restartWith(stack, { ATLAS_ENCRYPTION_KEYS: keys });
  await untilSealedAnew(stack);
  await restartWith(stack, { ATLAS_ENCRYPTION_KEYS: next });
};

/** Secrets of a former key are sealed anew every minute. */
const untilSealedAnew = async (_stack: Stack): Promise<void> => Bun.sleep(75_000);

/** Rights that a login of a service must not have. */
const tooMany = `select string_agg(right_, ', ') as rights from (
  select unnest(array_remove(array[
    case when rolsuper then 'SUPERUSER' end, case when rolbypassrls then 'BYPASSRLS' end,
    case when rolcreaterole then 'CREATEROLE' end, case when rolcreatedb then 'CREATEDB' end,
    case when rolreplication then 'REPLICATION' end, case when rolinherit then 'INHERIT' end], null)) as right_
  from pg_roles where rolname = 'atlas_service'
  union all select 'owns ' || relname from pg_class where relowner = 'atlas_service'::regrole
  union all select 'may become ' || granted.rolname from pg_auth_members
    join pg_roles granted on granted.oid = roleid
    where member = 'atlas_service'::regrole and granted.rolname not in ('atlas_app', 'atlas_system')
  union all select 'has ' || privilege_type || ' on ' || table_name from information_schema.role_table_grants
    where grantee = 'atlas_service') rights`;

export const checkLogin = async ({ settings }: Stack): Promise<string> => {
  const url = new URL(settings["server"]?.["DATABASE_URL"] ?? "");
  const owner = connectAsOwner(url.href);
  try {
    const [found] = await owner.unsafe<{ rights: string | null }[]>(tooMany);
    if (found?.rights) throw new Error(`The login of the service has: ${found.rights}`);
    return "the login of the service owns nothing, and may only become its two roles";
  } finally {
    await owner.end();
  }
};

/** The files for Prometheus, and the dashboard's queries over a real scrape. */
export const checkMetrics = async ({ folder, settings, ports }: Stack): Promise<string> => {
  needs("promtool", "prometheus");
  const token = settings["server"]?.["ATLAS_METRICS_TOKEN"] ?? "";
  const home = join(folder, "prometheus");
  await mkdir(home);
  await Bun.write(join(home, "token"), token);
  const rules = join(composeFolder, "prometheus/alerts.yml");
  const config = (await Bun.file(join(composeFolder, "prometheus/prometheus.yml")).text())
    .replace("/etc/prometheus/alerts.yml", rules)
    .replace("/run/metrics-token", join(home, "token"))
    .replace(
      /dns_sd_configs:[\s\S]*/,
      `static_configs: [{ targets: ["127.0.0.1:${ports[0]}", "127.0.0.1:${ports[1]}"] }]\n`,
    )
    .replace(/scrape_interval: \w+/, "scrape_interval: 1s");
  await Bun.write(join(home, "prometheus.yml"), config);
  await runProgram(["promtool", "check", "config", join(home, "prometheus.yml")]);
  const cases = await Bun.file(join(repository, "scripts/deploy/alerts.yml")).text();
  // The cases name each alert's words alone.
  const unlinked = (await Bun.file(rules).text()).replaceAll(/^ +runbook_url: .*\n/gm, "");
  await Bun.write(join(home, "unlinked.yml"), unlinked);
  await Bun.write(join(home, "cases.yml"), cases.replace("[ALERTS]", "[unlinked.yml]"));
  await runProgram(["promtool", "test", "rules", join(home, "cases.yml")]);
  const scrape = await fetch(`http://127.0.0.1:${ports[0]}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  await runProgram(["promtool", "check", "metrics"], {}, await scrape.text());
  const port = await freePort();
  const listen = `--web.listen-address=127.0.0.1:${port}`;
  const flags = [`--config.file=${join(home, "prometheus.yml")}`, `--storage.tsdb.path=${join(home, "data")}`, listen];
  const prometheus = startProgram(["prometheus", ...flags], {});
  try {
    await untilReady(`http://127.0.0.1:${port}/-/ready`, prometheus);
    return await askPanels(`http://127.0.0.1:${port}`, prometheus);
  } finally {
    await prometheus.stop();
  }
};

/** Rates need two scrapes. */
const untilScraped = async (url: string): Promise<void> => {
  for (let time = 0; time < 60; time += 1) {
    const answer = await fetch(
      `${url}/api/v1/query?query=${encodeURIComponent("count_over_time(atlas_database_up[1m]) > 2")}`,
    );
    const { data }: { readonly data: { readonly result: readonly unknown[] } } = await answer.json();
    if (data.result.length > 0) return;
    await Bun.sleep(500);
  }
  throw new Error(`Prometheus scraped nothing: ${await (await fetch(`${url}/api/v1/targets`)).text()}`);
};

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const askPanels = async (url: string, prometheus: Started): Promise<string> => {
  await untilScraped(url);
  const { panels }: { readonly panels: readonly Panel[] } = await Bun.file(
    join(composeFolder, "grafana/dashboards/atlas.json"),
  ).json();
  let shown = 0;
  for (const { title, targets = [] } of panels) {
    for (const { expr } of targets) {
      const query = `${url}/api/v1/query?query=${encodeURIComponent(expr.replaceAll("$__rate_interval", "1m"))}`;
      const answer = await fetch(query);
      if (!answer.ok) throw new Error(`${title}: ${await answer.text()} ${prometheus.output()}`);
      const { data }: { readonly data: { readonly result: readonly unknown[] } } = await answer.json();
      if (data.result.length > 0) shown += 1;
    }
  }
  const queries = panels.flatMap(({ targets = [] }) => targets).length;
  if (shown < queries / 2) throw new Error(`Only ${shown} of ${queries} queries of the dashboard have data.`);
  return `promtool takes configuration, alerts with their cases, and the scrape; ${queries} queries of the dashboard run, ${shown} with data. Grafana itself did not run`;
};

export const checkUnits = async (folder: string, binary: string): Promise<string> => {
  needs("systemd-analyze");
  const files = ["atlas.service", "atlas-worker@.service"];
  const copies = await Promise.all(
    files.map(async (name) => {
      const text = await Bun.file(join(repository, "deploy/systemd", name)).text();
      await Bun.write(join(folder, name), text.replaceAll("/usr/local/bin/atlas-server", binary));
      return join(folder, name);
    }),
  );
  await runProgram(["systemd-analyze", "verify", ...copies]);
  return `systemd-analyze verifies ${files.join(" and ")}. No systemd ran them`;
};

const ownCompose = join(composeFolder, "compose.yaml");

/** The file by Compose's own schema, and by Compose itself where it is. */
export const checkCompose = async (
  folder: string,
  variables: { readonly [name: string]: string },
  compose = ownCompose,
): Promise<string> => {
  // Ports of a proxy are for everyone.
  await mustRun(["dclint", compose, "--quiet", "--disable-rule", "no-unbound-port-interfaces"]);
  const schema = "Compose's schema takes the file";
  const env = join(folder, "compose.env");
  await Bun.write(
    env,
    Object.entries(variables)
      .map((each) => each.join("="))
      .join("\n"),
  );
  const version = await runProgram(["docker", "compose", "version"]).catch(() => null);
  if (version === null) return `${schema}. No Compose is installed to read it`;
  const config = ["--profile", "metrics", "config", "--quiet"];
  await runProgram(["docker", "compose", "--env-file", env, "--file", compose, ...config]);
  return `${schema}, and so does ${version.trim()}. No engine ran it`;
};

/** The files of the proxies, by the proxies themselves. */
export const checkProxies = async (folder: string): Promise<string> => {
  const checked: string[] = [];
  const search = { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin` };
  if (has("caddy")) {
    const settings = { ...search, DOMAIN: "localhost", UPSTREAMS: "127.0.0.1:4100 127.0.0.1:4101", HOME: folder };
    const file = ["--adapter", "caddyfile", "--config", join(composeFolder, "Caddyfile")];
    await runProgram(["caddy", "validate", ...file], settings);
    checked.push("caddy validate takes Compose's Caddyfile");
  }
  if (has("haproxy", "openssl")) {
    const certificate = join(folder, "check.pem");
    const [key, made] = [join(folder, "check.key"), join(folder, "check.crt")];
    const subject = ["-subj", "/CN=localhost", "-days", "1"];
    await runProgram([
      "openssl",
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-keyout",
      key,
      "-out",
      made,
      ...subject,
    ]);
    await Bun.write(certificate, `${await Bun.file(made).text()}${await Bun.file(key).text()}`);
    const addresses = { BIND: "127.0.0.1:8443", SERVER_ONE: "127.0.0.1:4100", SERVER_TWO: "127.0.0.1:4101" };
    const variables = { ...search, ...addresses, CERTIFICATE: certificate };
    await runProgram(["haproxy", "-c", "-f", join(repository, "deploy/haproxy.cfg")], variables);
    checked.push("haproxy -c takes haproxy.cfg", await askKeptBack(certificate));
  }
  if (checked.length === 0) needs("caddy", "haproxy");
  return checked.join("; ");
};
