/**
 * Acts on one organization for whoever runs the deployment: `npm run organizations list`, `suspend ID [REASON]`,
 * `resume ID`, `limits ID NAME=NUMBER …`, `export ID > FILE`, `import < FILE`. A number is the organization's own; `default`
 * goes back to the deployment's.
 */
import { once } from "node:events";
import { isId } from "@atlas-messaging/service/core/ids";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { uuidv7 } from "uuidv7";
import { addressOf, runCommand } from "./command.ts";
import { createLogger } from "./platform/logger.ts";
import { typed } from "./platform/program.ts";
import type { Resources } from "./process.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { exportOrganization, importOrganization } from "./surfaces/deployment/move.ts";
import {
  type Acting,
  listOrganizations,
  readLimits,
  resume,
  setLimits,
  showOrganization,
  suspend,
} from "./surfaces/deployment/organizations.ts";

const usage = `Type one of:
  ${typed("organizations list")}
  ${typed("organizations show ID")}
  ${typed("organizations suspend ID [REASON]")}
  ${typed("organizations resume ID")}
  ${typed("organizations limits ID NAME=NUMBER …")}
  ${typed("organizations export ID")}
  ${typed("organizations import")}`;

const asked = process.argv.slice(2);

/** Returns what is printed; null where lines have been. */
type Act = (acting: Acting) => Promise<object | null>;

const readAct = ([name = "", id = "", ...more]: readonly string[]): Act => {
  if (name === "list" && id === "" && more.length === 0) return listAll;
  if (name === "import" && id === "" && more.length === 0) return takeIn;
  if (!isId(id)) throw new SettingsError(usage);
  const organization = id.toLowerCase();
  const requestId = uuidv7();
  if (name === "show" && more.length === 0) return (acting) => showOrganization(acting, organization);
  if (name === "suspend") return (acting) => suspend(acting, organization, more.join(" ") || null, requestId);
  if (name === "resume" && more.length === 0) return (acting) => resume(acting, organization, requestId);
  if (name === "export" && more.length === 0) return (acting) => printRows(acting, organization, requestId);
  if (name !== "limits" || more.length === 0) throw new SettingsError(usage);
  const pairs = more.map(readPair);
  const twice = pairs.find(([given], at) => pairs.findIndex(([other]) => other === given) < at);
  if (twice) throw new SettingsError(`${twice[0]} is there more than once.`);
  const limits = readLimits(Object.fromEntries(pairs));
  if (typeof limits === "string") throw new SettingsError(limits);
  return (acting) => setLimits(acting, organization, limits, requestId);
};

const readPair = (text: string): readonly [string, number | null] => {
  const [name = "", value = ""] = text.split("=");
  return [name, value === "default" ? null : value === "" ? Number.NaN : Number(value)];
};

const listAll: Act = async (acting) => {
  const all: object[] = [];
  let after: string | null = null;
  do {
    const { organizations, next_after_id }: Awaited<ReturnType<typeof listOrganizations>> = await listOrganizations(
      acting,
      { after, size: 100, suspended: false },
    );
    all.push(...organizations);
    after = next_after_id;
  } while (after !== null);
  return { organizations: all };
};

const printRows = async (acting: Acting, organization: Id, requestId: string): Promise<null> => {
  for await (const line of exportOrganization(acting, organization, requestId)) {
    // Waits for a slow reader, so that memory holds few lines.
    if (!process.stdout.write(line)) await once(process.stdout, "drain");
  }
  return null;
};

const takeIn: Act = ({ database }) => importOrganization(database, linesOf(process.stdin.setEncoding("utf8")));

const linesOf = async function* (texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
};

/** The line of the log goes to standard error, as standard output is the answer's. */
const run = ({ database, clock }: Resources, settings: Settings, act: Act): Promise<object | null> =>
  act({ database, clock, settings, logger: createLogger("info", process.stderr) });

/** The running server has the database; its API does the same, but for rows that move. */
const askServer = (settings: Settings, folder: string, listening: string | null): string =>
  ["export", "import"].includes(asked[0] ?? "")
    ? `A server is running on ${folder}. Stop it, and run this again.`
    : [
        `A server is running on ${folder}. Set ATLAS_DEPLOYMENT_TOKEN there, and ask it instead:`,
        `curl -sS ${addressOf(settings, listening)}/deployment/organizations -H "Authorization: Bearer $ATLAS_DEPLOYMENT_TOKEN"`,
      ].join("\n\n");

void runCommand(process.env, {
  isInArguments: true,
  read: () => readAct(asked),
  act: run,
  whileServing: askServer,
});
