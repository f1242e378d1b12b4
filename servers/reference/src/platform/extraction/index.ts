/**
 * Reads sources of strangers in processes of their own: what one of them does to its process (memory, time, a crash) is a
 * failure of that source, and the server goes on.
 */
import type { Extraction } from "@atlas-messaging/domain";
import type { Caps, RobotsQuestion } from "./protocol.ts";
import { Child, type Death } from "./reader.ts";
import { type SourceBytes, failed } from "./source.ts";

export type { SourceBytes } from "./source.ts";

export interface ExtractorSettings {
  /** Text beyond so many UTF-16 code units is refused, so that no more of it is needed. */
  readonly mostUnits: number;
  /** How many sources are read at once; default 2. */
  readonly places?: number;
  readonly caps?: Caps;
}

export interface Extractor {
  /** Waits for a place; never rejects. "interrupted" when the extractor was closed before the source was read. */
  extract(source: SourceBytes): Promise<Extraction | "interrupted">;
  /** As `extract`: matching a long robots.txt can take seconds. What cannot be matched does not permit. */
  permits(question: RobotsQuestion): Promise<"allowed" | "disallowed" | "interrupted">;
  /** Ends the processes at once. */
  close(): void;
}

/** The libraries take about 150 MiB; the largest honest files that were tried, 200 more. */
const defaultCaps: Caps = { mostBytes: 512 * 1_048_576, mostMilliseconds: 20_000 };

export const createExtractor = ({ mostUnits, places = 2, caps = defaultCaps }: ExtractorSettings): Extractor => {
  const children = new Set<Child>();
  const waiting: (() => void)[] = [];
  let free = places;
  let closed = false;

  const place = async (): Promise<void> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  const rested = (): Child => {
    for (const child of children) if (child.isIdle) return child;
    const child = new Child(caps, () => void children.delete(child));
    children.add(child);
    return child;
  };

  const inPlace = async <Answer>(ask: (child: Child) => Promise<Answer>): Promise<Answer | "interrupted"> => {
    await place();
    try {
      const answer = closed ? "interrupted" : await ask(rested());
      return closed ? "interrupted" : answer;
    } finally {
      leave();
    }
  };

  return {
    extract: async (source) => {
      const answer = await inPlace((child) => child.ask<"extract">({ kind: "extract", source, mostUnits }));
      return typeof answer === "object" || answer === "interrupted" ? answer : deaths[answer];
    },
    permits: async (question) => {
      const answer = await inPlace((child) => child.ask<"permits">({ kind: "permits", ...question }));
      if (answer === "interrupted") return answer;
      return answer === true ? "allowed" : "disallowed";
    },
    close: () => {
      closed = true;
      for (const child of children) child.end();
    },
  };
};

const deaths: { readonly [Why in Death]: Extraction } = {
  "too slow": failed("timed_out", "Reading the source takes too long; divide it, or submit its content as text."),
  "too large": failed(
    "too_large",
    "Reading the source takes too much memory; divide it, or submit its content as text.",
  ),
  crashed: failed("extraction_failed", "The source could not be read; save it anew, or submit its content as text."),
};
