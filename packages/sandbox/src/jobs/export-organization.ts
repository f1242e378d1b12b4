/** The file of an export, made of the rows of memory. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { MediaRow } from "@atlas-messaging/service/rows/messages";
import type { TableName } from "@atlas-messaging/service/rows/rows";
import { exportedTables, isSecretColumn, mediaBytesTable } from "@atlas-messaging/service/organizations/export";
import { streamOf } from "@atlas-messaging/service/pipeline/bytes";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { exportOrganization } from "@atlas-messaging/service/organizations/jobs";
import { knownTables } from "@atlas-messaging/service/knowledge/facts.memory";
import { type MemoryMedia, asBase64 } from "../store/media.ts";
import type { Organization } from "../store/organization.ts";
import type { Table } from "../store/table.ts";
import { type OutsideJob, askingOutside } from "./job-shell.ts";

/** Days for which a file can be downloaded. */
const days = 7;

/** A sandbox is small, so its file is one piece. */
export const job: OutsideJob = askingOutside(
  bindJob(exportOrganization, {
    load: (shell, organizationId) => {
      const { tables } = shell.world.organization(organizationId);
      return { known: [...tables.organization_exports.all()][0] ?? null, days };
    },
    answer: async (shell, { organizationId }) => {
      const lines = await exportLines(shell.world.organization(organizationId), shell.media);
      const bytes = await gzipped(lines.join(""));
      return { rows: lines.length, content: asBase64(bytes), size_bytes: bytes.length, next: null };
    },
  }),
);

/** Makes the lines of an export, in the order of the server's. */
const exportLines = async (organization: Organization, media: MemoryMedia): Promise<readonly string[]> => {
  const tables = knownTables(organization);
  const filled = new Map<string, Table<TableName>>(organization.filledTables().map((table) => [table.name, table]));
  const lines = exportedTables.flatMap((table) =>
    Array.from(filled.get(table)?.all() ?? [], (row) => lineOf(table, withoutSecrets(row))),
  );
  const stored = [...tables.media.all()].filter(({ status }) => status === "stored");
  const chunks = await Promise.all(stored.map((row) => bytesLine(organization.id, row, media)));
  return [...lines, ...chunks];
};

const bytesLine = async (organization_id: Id, { id, size_bytes, created_at }: MediaRow, media: MemoryMedia) => {
  const body = media.read(organization_id, id, { first: 0, last: (size_bytes ?? 0) - 1 });
  const bytes = asBase64(new Uint8Array(await new Response(body).arrayBuffer()));
  return lineOf(mediaBytesTable, { organization_id, media_id: id, position: 0, bytes, created_at });
};

const lineOf = (table: string, row: object): string => `${JSON.stringify({ table, row })}\n`;

const withoutSecrets = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isSecretColumn(column)));

/** Compresses text by gzip, with the means of every runtime. */
const gzipped = async (text: string): Promise<Uint8Array> => {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
