/** Reads untrusted sources in child processes: exhausted memory, time or a crash fails that source alone. */
import type { Extraction } from "@atlas-messaging/domain";
import type { Caps, RobotsQuestion } from "./protocol.ts";
import { Child, type Death } from "./reader.ts";
import { type SourceBytes, failed } from "./source.ts";

export type { SourceBytes } from "./source.ts";

export interface ExtractorSettings {
  /** Maximum UTF-16 code units of text; longer text is refused. */
  readonly maxUnits: number;
  /** Sources read at once; default 2. */
  readonly places?: number;
  readonly caps?: Caps;
}

export interface Extractor {
  /** Waits for a free place; never rejects. "interrupted" if the extractor closed first. */
  extract(source: SourceBytes): Promise<Extraction | "interrupted">;
  /** Matches a robots.txt, which can take seconds. A failure counts as disallowed. */
  permits(question: RobotsQuestion): Promise<"allowed" | "disallowed" | "interrupted">;
  /** Ends the processes at once. */
  close(): void;
}

/** The libraries take about 150 MiB; the largest honest files we tried, 200 more. */
const defaultCaps: Caps = { maxBytes: 512 * 1_048_576, maxMilliseconds: 20_000 };

export const createExtractor = ({ maxUnits, places = 2, caps = defaultCaps }: ExtractorSettings): Extractor => {
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

  const inPlace = async <Result>(ask: (child: Child) => Promise<Result>): Promise<Result | "interrupted"> => {
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
      const answer = await inPlace((child) => child.ask<"extract">({ kind: "extract", source, maxUnits }));
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
