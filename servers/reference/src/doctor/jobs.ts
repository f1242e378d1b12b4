/** Looks at the jobs that wait, and names the receivers that keep theirs waiting. */
import type { Database } from "@atlas-messaging/postgres/database";
import { type Asking, type FailingReceiver, loadFailingReceivers, loadQueueState } from "../outbox/queue-state.ts";
import type { Settings } from "../settings.ts";
import { type Finding, lookAt, ok, problem, warning } from "./finding.ts";

/** Seconds. */
const late = 60;

const maxNamed = 5;

export const jobFindings = async (database: Database, settings: Settings): Promise<readonly Finding[]> => {
  const asking = { database, settings, clock: { now: () => Date.now() } };
  return [...(await lookAt("jobs", () => jobsOf(asking))), ...(await lookAt("receivers", () => receiversOf(asking)))];
};

const jobsOf = async (asking: Asking): Promise<Finding> => {
  const found = await loadQueueState(asking);
  const due = found.filter(({ state }) => state === "due");
  const [oldest] = due.toSorted((one, other) => (other.oldest ?? 0) - (one.oldest ?? 0));
  const seconds = Math.round(oldest?.oldest ?? 0);
  if (oldest && seconds > late) {
    return problem("jobs", `The oldest ${oldest.kind} is due for ${seconds} s: no worker runs, or too few.`);
  }
  const dead = found.reduce((sum, { state, jobs }) => sum + (state === "set_aside" ? jobs : 0), 0);
  return dead > 0 ? warning("jobs", `${dead} are set aside; the log says why.`) : ok("jobs", "None waits.");
};

const receiversOf = async (asking: Asking): Promise<readonly Finding[]> => {
  const failing = await loadFailingReceivers(asking, maxNamed + 1);
  if (failing.length === 0) return [ok("receivers", "No webhook waits for a receiver that fails.")];
  const named = failing.slice(0, maxNamed).map(receiverOf);
  return failing.length > maxNamed ? [...named, warning("receivers", "More fail; the console lists them.")] : named;
};

const receiverOf = ({ organization, host, id, since, waiting }: FailingReceiver): Finding =>
  warning(
    "receivers",
    `${host} (${id}) of ${organization} fails since ${new Date(since).toISOString()}; ${waiting} deliveries wait for it.`,
  );
