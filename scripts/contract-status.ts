/**
 * Lists each operation: support in server and offline sandbox, and its number of conformance cases. Prints a table, or
 * JSON with `--json`.
 */
import { allCases } from "@atlas-messaging/conformance";
import { type SuccessOf, keysOf, operations } from "@atlas-messaging/contract";
import { createSandbox } from "@atlas-messaging/sandbox";
import { isServed } from "../servers/reference/src/services/handlers.ts";

const ids = keysOf(operations);

/** The sandbox reports its operations, as every deployment does. */
const servedOffline = async (): Promise<ReadonlySet<string>> => {
  const answer = await createSandbox().fetch("http://sandbox/version");
  const { data }: SuccessOf<"system.version"> = await answer.json();
  return new Set(data.operations.filter(({ enabled }) => enabled).map(({ operation_id }) => operation_id));
};

const offline = await servedOffline();

const statuses = ids.map((id) => {
  const { section, method, path, stage } = operations[id];
  const cases = allCases.filter((each) => each.operations.includes(id)).length;
  return { section, id, method, path, stage, server: isServed(id), sandbox: offline.has(id), cases };
});
type Status = (typeof statuses)[number];

const countOf = (listed: readonly Status[]): string => {
  const count = (holds: (status: Status) => boolean) => listed.filter(holds).length;
  const [server, sandbox, held] = [
    count((status) => status.server),
    count((status) => status.sandbox),
    count(({ cases }) => cases > 0),
  ];
  return `of ${listed.length}, the server serves ${server}, the sandbox ${sandbox}, and the suite holds ${held}`;
};

const yes = (served: boolean): string => (served ? "yes" : "-");
const header = ["server", "sandbox", "cases", "operation", "", "", ""];
const cells = ({ server, sandbox, cases, id, method, path, stage }: Status): string[] => [
  yes(server),
  yes(sandbox),
  cases === 0 ? "-" : String(cases),
  id,
  method,
  path,
  stage,
];
const widths = [header, ...statuses.map(cells)]
  .map((row) => row.map((cell) => cell.length))
  .reduce((widest, lengths) => lengths.map((length, index) => Math.max(length, widest[index] ?? 0)));
const line = (row: readonly string[]): string =>
  `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd();

const table = (): string => {
  const sections = Array.from(
    Map.groupBy(statuses, ({ section }) => section),
    ([section, listed]) =>
      [`${section}: ${countOf(listed)}`, ...listed.map((status) => line(cells(status))), ""].join("\n"),
  );
  return [line(header), "", ...sections, `The whole contract: ${countOf(statuses)}`].join("\n");
};

console.log(process.argv.includes("--json") ? JSON.stringify(statuses, null, 2) : table());
