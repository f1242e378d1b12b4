/** Templates with files and codes, and the account's own, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, after, answering, asking, rewrites } from "./fault.ts";

const sending: readonly OperationId[] = ["console.templates.create", "messages.send", "conversations.context"];
const importing: readonly OperationId[] = [
  "console.templates.import",
  "console.templates.listImportable",
  "console.templates.list",
];

export const templateKindFaults: readonly Fault[] = [
  {
    name: "shows the one-time code of a message",
    operations: sending,
    layer: rewrites(["conversations.context"], (text) => text.replace("••••••", "482915")),
  },
  {
    name: "sends a template without the file of its header",
    operations: [...sending, "media.upload"],
    layer: after(422, ["messages.send"], async (asked, next, response) => {
      if (asked.body?.["template_header"] !== undefined || !(await response.clone().text()).includes("template_header"))
        return null;
      return next(asking(asked, { body: { phone_number: "+15550100001", text: "Our menu." } }));
    }),
  },
  {
    name: "loses the file in the header of a message",
    operations: [...sending, "media.upload"],
    layer: rewrites(["conversations.context"], (text) => text.replace(/"content":\{"type":"image"[^}]*\},?/, "")),
  },
  {
    name: "takes a code for a fixed text",
    operations: ["console.templates.create", "messages.send"],
    layer: rewrites(["console.templates.create"], (text) =>
      text.replace('"placeholders":["coupon"]', '"placeholders":[]'),
    ),
  },
  {
    name: "takes a template over without its placeholders",
    operations: importing,
    layer: rewrites(["console.templates.import"], (text) =>
      text.replaceAll(/"placeholders":\[[^\]]*\]/g, '"placeholders":[]'),
    ),
  },
  {
    name: "is silent about what cannot be taken over",
    operations: importing,
    layer: rewrites(["console.templates.import"], (text) => text.replace(/"left_out":\[.*?\]/, '"left_out":[]')),
  },
  {
    name: "lists templates that are here as importable",
    operations: importing,
    layer: () => {
      let first: string | null = null;
      return async (asked, next) => {
        const response = await next(asked.request);
        if (asked.operation !== "console.templates.listImportable" || response.status !== 200) return response;
        first ??= await response.clone().text();
        return answering(response, { text: first });
      };
    },
  },
];
