/** Each state that a version has filled is upgraded under load, from that version's own program. */
import { join } from "node:path";
import { migratePostgres } from "../../servers/reference/src/platform/database/index.ts";
import { testKey } from "../../servers/reference/test-support/server-process.ts";
import { startCloudApi } from "../../servers/reference/test-support/cloud-api.ts";
import {
  connectAsOwner,
  freePort,
  serviceLogin,
  startPostgres,
} from "../../servers/reference/test-support/postgres.ts";
import { type State, readStates, withoutTriggers } from "../../servers/reference/upgrades/states.ts";
import { openShop, untilTaken } from "./first-customer.ts";
import { type Outcome, failed, loadDuring, reasonsOf } from "./load.ts";
import { needs } from "./needs.ts";
import { runProgram } from "./processes.ts";
import { binary } from "./program.ts";
import { type Parts, type Stack, restartWith, startCaddy, startStack } from "./stack.ts";
import { formerVersions, hasProbes, programOf, versionFor } from "./versions.ts";

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
const upgrade = async (stack: Stack): Promise<void> => {
  await runProgram(binary("migrate"), stack.settings["migrate"]);
  // The version before serves on the newer tables.
  await Bun.sleep(besideMilliseconds);
  stack.program = binary;
  await restartWith(stack, {});
};

/** Requests that the proxy lost as a process of a version before draining ended. */
const cutOffIn = ({ failures }: Outcome): number =>
  [...failures].reduce((sum, [reason, count]) => sum + (reason.startsWith("502") ? count : 0), 0);

const upgradeFrom = async (state: State, scratch: string): Promise<string> => {
  const version = versionFor(await formerVersions(), state.tag);
  const program = await programOf(version, scratch);
  const [provider, postgres, httpsPort] = [await startCloudApi(), await startPostgres(), await freePort()];
  const folder = join(scratch, `from-${state.tag}`);
  try {
    const changed = { ATLAS_ENCRYPTION_KEYS: testKey };
    const drains = await hasProbes(version);
    const probe = drains ? "/health/ready" : "/health";
    const stack = await startStack({ folder, program, postgres, httpsPort, changed, probe, fill: filledWith(state) });
    const caddy = await startCaddy(stack, httpsPort);
    const shop = await openShop(stack, caddy, provider);
    const outcome = await loadDuring({ ...caddy, ...shop, perSecond }, () => upgrade(stack));
    const cutOff = drains ? 0 : cutOffIn(outcome);
    if (failed(outcome) > cutOff)
      throw new Error(
        `From ${state.tag}, ${failed(outcome)} of ${outcome.sent} requests failed: ${reasonsOf(outcome)}`,
      );
    await untilTaken(provider, outcome.messages.length);
    await Promise.all([...stack.servers, stack.worker, caddy.program].map((each) => each.stop()));
    const lent = version.tag === state.tag ? "" : `, by the program of ${version.tag.slice(0, 4)}`;
    const old = cutOff === 0 ? "" : ` (${cutOff} × 502 as its processes ended, which cannot drain)`;
    return `${state.tag.slice(0, 4)}${lent}: 0${old} of ${outcome.sent} failed, ${outcome.messages.length} messages sent`;
  } finally {
    await postgres.stop();
    await provider.close();
  }
};

export const upgradeEach = async (scratch: string): Promise<string> => {
  needs("caddy", "openssl", "git");
  const told: string[] = [];
  for (const state of await readStates()) {
    if (state.after.length > 0) told.push(await upgradeFrom(state, scratch));
  }
  return `at ${perSecond}/s, from the tables of ${told.join("; ")}`;
};
