/** Steps of the check, in their order. Those that need the running deployment share it. */
import { join } from "node:path";
import { type CloudNetwork, startNetwork } from "../../servers/reference/test-support/cloud-network.ts";
import { freePort, startPostgres } from "../../servers/reference/test-support/postgres.ts";
import { mustRun } from "../command.ts";
import { tryMailAndAlerts } from "./alerts.ts";
import { checkChart } from "./chart.ts";
import { tryArtifacts } from "./artifacts.ts";
import { tryCommands } from "./commands.ts";
import { type Proxy, type Stack, freshVariables, restartInTurn, restartWith, startCaddy, startStack } from "./stack.ts";
import { type Shop, openShop, sendFirst, untilTaken } from "./first-customer.ts";
import { type Outcome, failed, loadDuring, reasonsOf } from "./load.ts";
import { runInEngine, tryImage } from "./image.ts";
import { startHaproxy } from "./haproxy.ts";
import { loseAfterBackup, loseNothing } from "./lost-machine.ts";
import { onCall } from "./on-call.ts";
import { needs } from "./processes.ts";
import { binary, binaryPath } from "./programs.ts";
import {
  checkCompose,
  checkLogin,
  checkMetrics,
  checkProxies,
  checkUnits,
  rotateKey,
  startPooler,
} from "./surroundings.ts";
import { tryUnit } from "./unit.ts";
import { upgradeEach } from "./upgrades.ts";

interface Deployment {
  readonly stack: Stack;
  readonly caddy: Proxy;
  readonly provider: CloudNetwork;
  readonly shop: Shop;
}

export type Step = () => Promise<string>;

interface Steps {
  readonly all: { readonly [name: string]: Step };
  readonly close: () => Promise<void>;
}

const perSecond = 200;
const rounds = 2;
const firstMessageSeconds = 60;

const deploy = async (folder: string): Promise<Deployment> => {
  needs("caddy", "openssl");
  const provider = await startNetwork();
  const httpsPort = await freePort();
  const postgres = await startPostgres({ durable: true });
  const stack = await startStack({ folder, program: binary, postgres, httpsPort });
  const caddy = await startCaddy(stack, httpsPort);
  const shop = await openShop(stack, caddy, provider);
  return { stack, caddy, provider, shop };
};

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

export const steps = (folder: string): Steps => {
  let running: Promise<Deployment> | undefined;
  const deployment = (): Promise<Deployment> => (running ??= deploy(folder));
  const troubles = onCall(folder);
  return {
    all: {
      binary: async () => {
        const begun = performance.now();
        const output = await mustRun(["bun", "build/binaries.ts", "linux-x64"], "packages/server");
        return `${output
          .split("\n")
          .at(-1)
          ?.replace(/ in .*/, "")}; built in ${seconds(begun)}`;
      },
      commands: () => tryCommands([binaryPath], folder),
      image: () => tryImage(folder),
      "image in an engine": () => runInEngine(folder),
      "systemd units": () => checkUnits(folder, binaryPath),
      chart: () => checkChart(folder),
      "compose file": async () => checkCompose(folder, await freshVariables("localhost")),
      artifacts: () => tryArtifacts(join(folder, "artifacts")),
      "proxies' files": () => checkProxies(folder),
      "first message": async () => {
        const begun = performance.now();
        const { caddy, shop, provider } = await deployment();
        await sendFirst(caddy, shop, provider);
        const took = (performance.now() - begun) / 1_000;
        if (took > firstMessageSeconds) throw new Error(`It took ${took.toFixed(1)} s.`);
        return `${took.toFixed(1)} s from an empty PostgreSQL to the provider, through Caddy with TLS`;
      },
      "rolling restart behind Caddy": async () => {
        const all = await deployment();
        return restarted(all, all.caddy);
      },
      "rolling restart behind HAProxy": async () => {
        needs("haproxy");
        const all = await deployment();
        return restarted(all, await startHaproxy(all.stack, all.caddy.tls));
      },
      "encryption key changed": async () => {
        const all = await deployment();
        return loaded(all, all.caddy, "three restarts of all, each with other keys", () => rotateKey(all.stack));
      },
      "unit by hand": async () => tryUnit((await deployment()).stack, binaryPath),
      "database login": async () => checkLogin((await deployment()).stack),
      metrics: async () => checkMetrics((await deployment()).stack),
      "behind PgBouncer": async () => {
        const all = await deployment();
        const pooled = { DATABASE_URL: await startPooler(all.stack), DATABASE_POOLED: "on" };
        await restartWith(all.stack, {
          ...pooled,
          DATABASE_DIRECT_URL: all.stack.settings["server"]?.["DATABASE_URL"] ?? "",
        });
        return loaded(all, all.caddy, "10 s in transaction mode", () => Bun.sleep(10_000));
      },
      "mail and alerts": () => tryMailAndAlerts(join(folder, "alerts")),
      ...troubles.steps,
      "upgrade from each version": () => upgradeEach(folder),
      "machine lost, backup restored": () => loseAfterBackup(folder),
      "machine lost, log received elsewhere": () => loseNothing(folder),
    },
    close: async () => {
      await troubles.close();
      const { stack, provider } = (await running?.catch(() => undefined)) ?? {};
      await provider?.close();
      await stack?.postgres.stop();
    },
  };
};

const restarted = (all: Deployment, proxy: Proxy): Promise<string> =>
  loaded(all, proxy, `${rounds * 2} restarts`, () => restartInTurn(all.stack, rounds));

/** Every message that is acknowledged must reach the provider. */
const loaded = async (
  { provider, shop }: Deployment,
  { base, tls }: Proxy,
  name: string,
  during: () => Promise<void>,
): Promise<string> => {
  const before = provider.taken.length;
  const outcome = await loadDuring({ base, tls, ...shop, perSecond }, during);
  await untilTaken(provider, before + outcome.messages.length);
  return summaryOf(outcome, name);
};

/** @throws {Error} if a request failed */
const summaryOf = (outcome: Outcome, during: string): string => {
  const { sent, messages, slowest } = outcome;
  if (failed(outcome) > 0)
    throw new Error(`${failed(outcome)} of ${sent} requests failed during ${during}: ${reasonsOf(outcome)}`);
  const all = `all ${messages.length} acknowledged messages sent`;
  return `0 of ${sent} requests failed at ${perSecond}/s during ${during}, ${all}, slowest ${Math.round(slowest)} ms`;
};
