import type { Parameter } from "../../contract/document.ts";
import type { ContractSource } from "../contract-source.ts";
import { type Host, type OperationModel, success } from "../operation-model.ts";
import type { Page } from "./page.ts";

const placeholders: { readonly [Name in Host]: string } = {
  api: "{base_url}",
  console: "{console_url}",
  agent: "{agent_base_url}",
  site: "{site_url}",
};

/** Returns a page for each tag with operations, and one for the webhook events. */
export const referencePages = ({ document, operations, events }: ContractSource): Page[] => {
  const pages = (document.tags ?? []).flatMap(({ name, description = "" }) => {
    const own = operations.filter(({ tag }) => tag === name);
    if (own.length === 0) return [];
    return [page(name, description, own.map(operationText).join("\n\n"))];
  });
  const names = Object.keys(events).map((name) => eventText(name, document.webhooks?.[name]?.post));
  return [...pages, page("Webhook events", "What the service posts to webhooks.", names.join("\n\n"))];
};

const page = (name: string, description: string, text: string): Page => ({
  path: `/docs/reference/${name.toLowerCase().replaceAll(" ", "-")}`,
  group: "Reference",
  title: name,
  description,
  markdown: `# ${name}\n\n${description}\n\n${text}`,
  source: "spec/atlas.yaml",
});

const operationText = (operation: OperationModel): string => {
  const { method, path, host, summary, description, parameters, requestBody } = operation;
  const answer = success(operation);
  return [
    `## ${summary}`,
    `\`${method.toUpperCase()} ${placeholders[host]}${path}\``,
    description,
    conditions(operation),
    ...(parameters.length > 0 ? [parameterTable(parameters)] : []),
    ...(requestBody ? [`Request:\n\n${json(requestBody.media.example)}`] : []),
    `Answer, ${answer.status}${answer.contentType === null ? "" : `, \`${answer.contentType}\``}:\n\n${json(answer.media.example)}`,
    `Errors: ${operation.errors.map((code) => `\`${code}\``).join(", ")}. [What they mean]({site_url}/docs/errors).`,
  ].join("\n\n");
};

const conditions = ({ id, auth, stage, limit, idempotent }: OperationModel): string =>
  [
    `- Operation: \`${id}\`, ${stage}`,
    `- Needs: ${needs(auth)}`,
    `- Counts as: \`${limit}\``,
    ...(idempotent ? ["- Takes an `idempotency_key`: the same request may be sent again"] : []),
  ].join("\n");

const needs = (auth: OperationModel["auth"]): string => {
  if (auth.scheme === "none") return "no credential";
  const what = auth.scheme === "accessToken" ? "the scope" : "the permission";
  if (auth.anyOf.length === 0) return auth.scheme === "accessToken" ? "any valid token" : "any operator";
  return `${what} ${auth.anyOf.map((name) => `\`${name}\``).join(" or ")}`;
};

const parameterTable = (parameters: readonly Parameter[]): string =>
  [
    "| Parameter | In | Required | Meaning |",
    "|---|---|---|---|",
    ...parameters.map(
      ({ name, in: place, required, description = "" }) =>
        `| \`${name}\` | ${place} | ${required === true ? "yes" : "no"} | ${cell(description)} |`,
    ),
  ].join("\n");

const cell = (text: string): string => text.replaceAll("\n", " ").replaceAll("|", "\\|");

const json = (example: unknown): string =>
  typeof example === "string"
    ? `\`\`\`\n${example.trim()}\n\`\`\``
    : `\`\`\`json\n${JSON.stringify(example ?? null, null, 2)}\n\`\`\``;

type Post = NonNullable<NonNullable<ContractSource["document"]["webhooks"]>[string]["post"]>;

const eventText = (name: string, post: Post | undefined): string => {
  const media = Object.values(post?.requestBody?.content ?? {})[0];
  return [`## ${name}`, post?.description ?? post?.summary ?? "", json(media?.example)].join("\n\n");
};
