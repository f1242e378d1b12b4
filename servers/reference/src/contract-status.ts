/** Which operations of the contract this server serves: a table for people, `--json` for programs. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { isServed } from "./sections/index.ts";

const groups = ["Public API", "Agent API", "Tool server", "Developer console", "Sandbox and discovery"] as const;
type Group = (typeof groups)[number];

const ids = Object.keys(operations) as OperationId[]; // The table has exactly its own keys.

const groupOf = (id: OperationId): Group => {
  const { host, path } = operations[id];
  if (host === "console") return "Developer console";
  if (host === "agent") return "Agent API";
  if (id.startsWith("toolServer.")) return "Tool server";
  return path.startsWith("/v1/atlas") ? "Public API" : "Sandbox and discovery";
};

const statuses = ids.map((id) => {
  const { method, path, stage } = operations[id];
  return { group: groupOf(id), id, method, path, stage, served: isServed(id) };
});
type Status = (typeof statuses)[number];

const countOf = (listed: readonly Status[]): string =>
  `${listed.filter(({ served }) => served).length} of ${listed.length} served`;

const cells = ({ served, id, method, path, stage }: Status): string[] => [
  served ? "yes" : "-",
  id,
  method,
  path,
  stage,
];
const widths = statuses
  .map((status) => cells(status).map((cell) => cell.length))
  .reduce((widest, lengths) => lengths.map((length, index) => Math.max(length, widest[index] ?? 0)));
const line = (status: Status): string =>
  `  ${cells(status)
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join("  ")}`.trimEnd();

const table = (): string => {
  const sections = groups.map((group) => {
    const listed = statuses.filter((status) => status.group === group);
    return [`${group}: ${countOf(listed)}`, ...listed.map(line), ""].join("\n");
  });
  return [...sections, `The whole contract: ${countOf(statuses)}`].join("\n");
};

console.log(process.argv.includes("--json") ? JSON.stringify(statuses, null, 2) : table());
