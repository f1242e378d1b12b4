/** Tasks of the tool server, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, as, asking, instead, rewrites } from "./fault.ts";
import { knowing } from "./known-tokens.ts";

const tool: readonly OperationId[] = ["toolServer.call"];

const methodOf = ({ body }: Asked): unknown => body?.["method"];

export const taskFaults: readonly Fault[] = [
  {
    name: "makes no tasks",
    operations: tool,
    layer: rewrites(tool, (text) => text.replace('"resultType":"task"', '"resultType":"complete"')),
  },
  {
    name: "does not tell a task what its call has brought",
    operations: tool,
    layer: rewrites(tool, (text) => text.replace('"status":"completed"', '"status":"working"')),
  },
  {
    name: "leaves waiting what a caller has cancelled",
    operations: tool,
    layer: instead(tool, (asked, next) =>
      methodOf(asked) === "tasks/cancel"
        ? next(asking(asked, { headers: { "mcp-method": "tasks/get" }, body: { ...asked.body, method: "tasks/get" } }))
        : null,
    ),
  },
  {
    name: "shows another organization's task",
    operations: tool,
    layer: knowing((known) => async (asked, next) => {
      const first = known.at(-2);
      return methodOf(asked) === "tasks/get" && first ? next(as(asked, first.token)) : next(asked.request);
    }),
  },
];
