/** Checks delivery promises under faults; each case prints losses, repeats and time. */
import { startReceiver } from "./server.ts";
import { refusedRequests, restartedDatabase } from "./database-faults.ts";
import { muteNames, oneDeadAddress } from "./name-faults.ts";
import { forbiddenTargets, poisonedQueue } from "./queue-faults.ts";
import { busyReceiver, deadEndpoint, hostileReceivers, retriesAtOnce } from "./receiver-faults.ts";
import type { Result } from "./fault-setup.ts";
import { killedServers, oneKey } from "./server-faults.ts";
import { drainedWorker, killedWorkers, stoppedWorker, wrongClock } from "./worker-faults.ts";

const cases = {
  killed: killedWorkers,
  restarted: restartedDatabase,
  refused: refusedRequests,
  drained: drainedWorker,
  clocks: wrongClock,
  stopped: stoppedWorker,
  dead: deadEndpoint,
  hostile: hostileReceivers,
  retries: retriesAtOnce,
  busy: busyReceiver,
  names: muteNames,
  addresses: oneDeadAddress,
  poison: poisonedQueue,
  targets: forbiddenTargets,
  servers: killedServers,
  key: oneKey,
};

/** All cases, or those that are named. */
export const benchFaults = async (given: readonly string[]): Promise<void> => {
  const unknown = given.find((name) => !(name in cases));
  if (unknown !== undefined)
    throw new Error(`There is no fault ${unknown}; there are: ${Object.keys(cases).join(", ")}.`);
  process.stdout.write(`${head}\n`);
  const receiver = await startReceiver();
  try {
    for (const [name, run] of Object.entries(cases)) {
      if (given.length > 0 && !given.includes(name)) continue;
      process.stdout.write(`${line(await run(receiver))}\n`);
      await receiver.forget();
    }
  } finally {
    await receiver.stop();
  }
};

const head = `${"fault".padEnd(58)}${"of".padStart(8)}${"lost".padStart(7)}${"twice".padStart(8)}   note`;
const line = ({ name, lost, twice, of, note }: Result): string =>
  `${name.padEnd(58)}${String(of).padStart(8)}${String(lost).padStart(7)}${`${((100 * twice) / of).toFixed(2)} %`.padStart(8)}   ${note}`;
