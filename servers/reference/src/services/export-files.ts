/** Files of exports, a piece in memory at a time. */
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { type Clock, hour, instantOf, later, minute } from "@atlas-messaging/service/core/time";
import type { ByteRange, ExportFiles } from "@atlas-messaging/service/pipeline/services";
import type { Database } from "@atlas-messaging/postgres/database";
import { tenantArg } from "@atlas-messaging/postgres/queries";
import {
  beginRead,
  findExportPiece,
  findPieceWith,
  goOnReading,
} from "@atlas-messaging/service/organizations/facts.sql";

/** Time after the last sign of a download, for which a file that was replaced or has expired is kept. */
export const keptForReaders = hour;
const readersReport = 5 * minute;

export const exportFiles = (database: Database, clock: Clock): ExportFiles => ({
  read: async (organizationId, { id }, range) => {
    const file = new ExportFile(database, organizationId, id);
    let heard = clock.now();
    if (!(await file.begin(instantOf(clock)))) return null;
    const place = await file.placeOf(range.first);
    const first = place && (await file.pieceAt(place.position));
    if (!place || !first) return null;
    let { position, start } = place;
    let held: Buffer | null = first;
    const goOn = async (): Promise<void> => {
      if (clock.now() - heard < readersReport) return;
      heard = clock.now();
      await file.goOn(instantOf(clock));
    };
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          await goOn();
          const bytes = held ?? (await file.pieceAt(position));
          if (!bytes) throw file.isGone();
          controller.enqueue(within(bytes, start, range));
          [held, position, start] = [null, position + 1, start + bytes.length];
          if (start > range.last) controller.close();
        },
      },
      // A piece is read only when the one before has left.
      { highWaterMark: 0 },
    );
  },
});

/** A piece of a file, and the place of its first byte in it. */
interface Place {
  readonly position: number;
  readonly start: number;
}

/** Drivers read a sum as a number or as text. */
interface Found {
  readonly position: number;
  readonly start: number | string;
}

class ExportFile {
  readonly #database: Database;
  readonly #organizationId: Id;
  readonly #id: Id;

  constructor(database: Database, organizationId: Id, id: Id) {
    this.#database = database;
    this.#organizationId = organizationId;
    this.#id = id;
  }

  get #args() {
    return { [tenantArg]: this.#organizationId, export_id: this.#id };
  }

  /** Keeps the file for its reader. Returns false if it is gone. */
  async begin(now: Instant): Promise<boolean> {
    return (await this.#database.asTenant(this.#organizationId, beginRead({ ...this.#args, now }))).length > 0;
  }

  /** Keeps the file on. @throws {Error} if it was given up */
  async goOn(now: Instant): Promise<void> {
    const statement = goOnReading({ ...this.#args, now, given_up: later(now, -keptForReaders) });
    if ((await this.#database.asTenant(this.#organizationId, statement)).length === 0) throw this.isGone();
  }

  /** Finds the piece with a byte; null if the file is gone. A whole file needs no search. */
  async placeOf(byte: number): Promise<Place | null> {
    if (byte === 0) return { position: 0, start: 0 };
    const [found] = await this.#database.read<Found>(this.#organizationId, findPieceWith({ ...this.#args, byte }));
    return found ? { position: found.position, start: Number(found.start) } : null;
  }

  async pieceAt(position: number): Promise<Buffer | null> {
    const statement = findExportPiece({ ...this.#args, position });
    const [found] = await this.#database.read<{ readonly content: string }>(this.#organizationId, statement);
    return found ? Buffer.from(found.content, "base64") : null;
  }

  /** The connection breaks off, so a client sees that bytes are missing. */
  isGone(): Error {
    return new Error(`the file of the export ${this.#id} has ended during its download`);
  }
}

/** Cuts a piece to the range. */
const within = (bytes: Buffer, start: number, { first, last }: ByteRange): Uint8Array =>
  bytes.subarray(Math.max(0, first - start), Math.min(bytes.length, last + 1 - start));
