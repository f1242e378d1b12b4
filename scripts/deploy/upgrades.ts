/** Each state that a version has filled is upgraded under load, from that version's own program. */
import { join } from "node:path";
import { migratePostgres } from "../../servers/reference/src/platform/database/migrate.ts";
import { testKey } from "../../servers/reference/test-support/server-process.ts";
import { startNetwork } from "../../servers/reference/test-support/cloud-network.ts";
import {
  connectAsOwner,
  freePort,
  serviceLogin,
  startPostgres,
} from "../../servers/reference/test-support/postgres.ts";
import { type State, readStates, withoutTriggers } from "../../servers/reference/upgrades/states.ts";
import { openShop, untilTaken } from "./first-customer.ts";
import { failed, loadDuring, reasonsOf } from "./load.ts";
import { startHaproxy } from "./haproxy.ts";
import { Unproven, needs, runProgram } from "./processes.ts";
import { binary, formerVersions, hasProbes, programOf, versionFor } from "./programs.ts";
import { type Parts, type Stack, type Withdraw, restartWith, startCaddy, startStack } from "./stack.ts";

const perSecond = 60;
const besideMilliseconds = 2_000;

/** Fills the database as the version before has left it. */
const filledWith =
  (state: State): NonNullable<Parts["fill"]> =>
  async ({ postgres, settings }) => {
    await migratePostgres(settings["migrate"]?.["DATABASE_OWNER_URL"] ?? "", serviceLogin, { migrations: state.until });
    const superuser = connectAsOwner(postgres.url.replace(/\/[^/]*$/, "/atlas"));
    await superuser.unsafe(withoutTriggers(state.rows));
    await superuser.end();
  };

/** Migrates under the old processes, then replaces them one by one. */
const upgrade = async (stack: Stack, withdraw: Withdraw | undefined): Promise<void> => {
  await runProgram(binary("migrate"), stack.settings["migrate"]);
  // The version before serves on the newer tables.
  await Bun.sleep(besideMilliseconds);
  stack.program = binary;
  await restartWith(stack, {}, withdraw);
};

const upgradeFrom = async (state: State, scratch: string): Promise<string> => {
  const version = await versionFor(await formerVersions(), state.tag, scratch);
  const program = await programOf(version, scratch);
  const [provider, postgres, httpsPort] = [await startNetwork(), await startPostgres(), await freePort()];
  const folder = join(scratch, `from-${state.tag}`);
  const end: (() => Promise<unknown>)[] = [];
  try {
    const changed = { ATLAS_ENCRYPTION_KEYS: testKey };
    const drains = await hasProbes(version);
    const probe = drains ? "/health/ready" : "/health";
    const stack = await startStack({ folder, program, postgres, httpsPort, changed, probe, fill: filledWith(state) });
    end.push(() => Promise.all([...stack.servers, stack.worker].map((each) => each.stop())));
    const caddy = await startCaddy(stack, httpsPort);
    end.push(() => caddy.program.stop());
    const shop = await openShop(stack, caddy, provider);
    // A version that cannot drain is taken out of the proxy by hand.
    const haproxy = drains ? null : await startHaproxy(stack, caddy.tls);
    if (haproxy) end.push(() => haproxy.program.stop());
    const { base, tls } = haproxy ?? caddy;
    const outcome = await loadDuring({ base, tls, ...shop, perSecond }, () => upgrade(stack, haproxy?.withdraw));
    if (failed(outcome) > 0)
      throw new Error(
        `From ${state.tag}, ${failed(outcome)} of ${outcome.sent} requests failed: ${reasonsOf(outcome)}`,
      );
    await untilTaken(provider, outcome.messages.length);
    const lent = version.tag === state.tag ? "" : `, by the program of ${version.tag.slice(0, 4)}`;
    const old = drains ? "" : ", each process taken out of HAProxy first";
    return `${state.tag.slice(0, 4)}${lent}${old}: 0 of ${outcome.sent} failed, ${outcome.messages.length} messages sent`;
  } finally {
    for (const stop of end) await stop();
    await postgres.stop();
    await provider.close();
  }
};

/** @throws {Error} that names each state whose upgrade failed */
export const upgradeEach = async (scratch: string): Promise<string> => {
  needs("caddy", "haproxy", "openssl", "git");
  const [upgraded, failures]: [string[], Error[]] = [[], []];
  for (const state of await readStates()) {
    if (state.after.length === 0) continue;
    try {
      upgraded.push(await upgradeFrom(state, scratch));
    } catch (error) {
      if (!(error instanceof Error) || error instanceof Unproven) throw error;
      failures.push(error);
    }
  }
  const all = `at ${perSecond}/s, from the tables of ${upgraded.join("; ")}`;
  if (failures.length > 0) throw new Error(`${failures.map(({ message }) => message).join(" ")} ${all}`);
  return all;
};
