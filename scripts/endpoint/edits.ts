/**
 * Hand-written edits for a new endpoint, `GET /v1/atlas/conversations/{id}/channel`, as CONTRIBUTING.md describes them.
 */

/** A new file, or text to insert before a line of an existing one. */
export type Edit = { readonly path: string; readonly text: string; readonly before?: string };

/** Returns the file with the edit. @throws {Error} if it has no such line */
export const edited = (source: string, { path, text, before }: Edit): string => {
  if (before === undefined) return text;
  const at = source.startsWith(before) ? 0 : source.indexOf(`\n${before}`) + 1;
  if (at === 0 && !source.startsWith(before)) throw new Error(`${path} has no line that begins ${before}`);
  return source.slice(0, at) + text + source.slice(at);
};

const pathFile = `get:
  operationId: conversations.channel
  tags: [Conversations]
  summary: Get the channel of a conversation
  description: Returns the channel that a conversation is held on.
  security:
    - accessToken: [atlas.conversations.read]
  x-atlas-stage: preview
  x-atlas-limit: reads
  x-atlas-idempotent: false
  parameters:
    - name: id
      in: path
      x-atlas-resource: conversation
      required: true
      description: The conversation.
      schema: { type: string, format: uuid }
      example: 0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0
  responses:
    "200":
      description: The channel.
      content:
        application/json:
          schema:
            type: object
            required: [ok, data]
            properties:
              ok: { const: true }
              data:
                type: object
                required: [channel]
                properties: { channel: { $ref: ../../channels/schemas/Channel.yaml } }
          example:
            ok: true
            data:
              channel:
                id: 0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0
                channel: chatapp
                display_name: Harbour Bistro
                status: active
                last_health_check: null
                created_at: "2025-12-01T09:00:00.000Z"
    "400": { $ref: ../../../shared/responses/BadRequest.yaml }
    "401": { $ref: ../../../shared/responses/Unauthenticated.yaml }
    "403": { $ref: ../../../shared/responses/InsufficientScope.yaml }
    "404": { $ref: ../../../shared/responses/PreviewNotFound.yaml }
    "422": { $ref: ../../../shared/responses/ValidationFailed.yaml }
    "429": { $ref: ../../../shared/responses/RateLimited.yaml }
    "500": { $ref: ../../../shared/responses/InternalError.yaml }
    "503": { $ref: ../../../shared/responses/Unavailable.yaml }
`;

const operation = `  "conversations.channel": read("conversations.channel", {
    args: ({ params }) => ({ id: params.id }),
    present: ({ channel }: { readonly channel: ChannelRow | null }) => ({
      status: 200,
      body: { ok: true, data: { channel: presentChannel(found(channel)) } },
    }),
  }),
`;

const query = `export const linkedChannelFacts = {
  channel: row(
    "channels",
    sql\`select linked.* from \${own(conversations, "conversation")} \${withParties} where conversation.id = \${arg("id")}\`,
  ),
};

`;

const memoryLoad = `  "conversations.channel": (organization, { id }) => ({
    channel: conversationParts(organization, id)?.channel ?? null,
  }),
`;

/** The contract alone. */
export const contractEdits: readonly Edit[] = [
  { path: "spec/sections/conversations/paths/conversations-id-channel.yaml", text: pathFile },
  {
    path: "spec/atlas.yaml",
    text: `  "/v1/atlas/conversations/{id}/channel": { $ref: sections/conversations/paths/conversations-id-channel.yaml }\n`,
    before: "  /v1/atlas/context/{conversation_id}:",
  },
];

/** The operation, once for both shells. */
export const operationEdits: readonly Edit[] = [
  {
    path: "packages/service/src/conversations/operations.ts",
    text: `import type { ChannelRow } from "../rows/channels.ts";\nimport { presentChannel } from "../channels/present.ts";\n`,
    before: "import {",
  },
  {
    path: "packages/service/src/conversations/operations.ts",
    text: operation,
    before: `  "conversations.context": read(`,
  },
];

/** Its loads in the server and the offline sandbox, and the changeset. */
export const loadEdits: readonly Edit[] = [
  {
    path: "packages/service/src/conversations/facts.sql.ts",
    text: query,
    before: "/** Facts that an agent needs about a conversation. */",
  },
  {
    path: "packages/service/src/conversations/facts.sql.ts",
    text: `  "conversations.channel": linkedChannelFacts,\n`,
    before: `  "conversations.context":`,
  },
  {
    path: "packages/service/src/conversations/facts.memory.ts",
    text: memoryLoad,
    before: `  "conversations.context": (`,
  },
  {
    path: ".changeset/channel-of-a-conversation.md",
    text: `---\n"@atlas-messaging/sdk": minor\n---\n\n\`atlas.conversations.channel(id)\` returns the channel of a conversation.\n`,
  },
];
