/** Reads untrusted sources in child processes: exhausted memory, time or a crash fails that source alone. */
import type { Extraction } from "@atlas-messaging/service/knowledge/ingest";
import {
  type Answers,
  type Caps,
  type Reply,
  type Request,
  type RobotsQuestion,
  maxCpuOf,
  tooSlow,
} from "./protocol.ts";
import { type SourceBytes, failed } from "./source.ts";
import { type ChildProcess, fork } from "node:child_process";
import { readerProgram } from "../program.ts";

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

/** An idle process exits, to free its memory. */
const idleMilliseconds = 30_000;

/** Gives up a process that gets less than a tenth of a core, or that its thread does not end. */
const patience = 10;

/** Well within the lease of a job. */
const maxPatience = 180_000;

/** Reason without an answer: killed for its CPU, killed for memory, or exited. */
export type Death = "too slow" | "too large" | "crashed";

/** A process that reads one source at a time. Once ended, it is not reused. */
class Child {
  readonly #process: ChildProcess;
  readonly #caps: Caps;
  #idleTimer: NodeJS.Timeout | undefined;
  #busy = false;
  #ended = false;

  constructor(caps: Caps, ended: () => void) {
    this.#caps = caps;
    // It inherits no environment, files or output of the server.
    this.#process = fork(readerProgram, [String(caps.maxBytes), String(caps.maxMilliseconds)], {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const gone = () => {
      this.#ended = true;
      clearTimeout(this.#idleTimer);
      ended();
    };
    this.#process.once("exit", gone).once("error", gone);
  }

  get isIdle(): boolean {
    return !this.#busy && !this.#ended;
  }

  /** Asks the process; never rejects, as a death is an answer, too. */
  async ask<Kind extends Request["kind"]>(request: Extract<Request, { kind: Kind }>): Promise<Answers[Kind] | Death> {
    this.#busy = true;
    clearTimeout(this.#idleTimer);
    const reply = await this.#replyTo<Kind>(request);
    this.#busy = false;
    if (typeof reply === "string") return reply;
    if (reply.spent) this.end();
    else this.#idleTimer = setTimeout(() => this.end(), idleMilliseconds).unref();
    return reply.answer;
  }

  end(): void {
    this.#ended = true;
    this.#process.kill("SIGKILL");
  }

  #replyTo<Kind extends Request["kind"]>(request: Request): Promise<Reply<Kind> | Death> {
    const { promise, resolve } = Promise.withResolvers<Reply<Kind> | Death>();
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        this.end();
      },
      Math.min(patience * maxCpuOf(request, this.#caps), maxPatience),
    );
    // The child is our own code and sends only replies.
    const replied = (reply: unknown) => resolve(reply as Reply<Kind>);
    const exited = (_code: number | null, signal: NodeJS.Signals | null) =>
      resolve(late || signal === tooSlow ? "too slow" : signal === "SIGKILL" ? "too large" : "crashed");
    const broken = () => {
      this.end();
      resolve("crashed");
    };
    this.#process.once("message", replied).once("exit", exited).once("error", broken);
    this.#process.send(request, (error) => error && broken());
    return promise.finally(() => {
      clearTimeout(timer);
      this.#process.off("message", replied).off("exit", exited).off("error", broken);
    });
  }
}
