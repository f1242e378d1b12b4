import { type ChildProcess, fork } from "node:child_process";
import { readerProgram } from "../program.ts";
import type { Answers, Caps, Reply, Request } from "./protocol.ts";

/** An idle process exits, to free its memory. */
const idleMilliseconds = 30_000;

/** Honest rules match at once; slow ones are an attack. */
const maxMilliseconds = { extract: Number.POSITIVE_INFINITY, permits: 5_000 };

/** Reason without an answer: killed for time, killed for memory, or exited. */
export type Death = "too slow" | "too large" | "crashed";

/** A process that reads one source at a time. Once ended, it is not reused. */
export class Child {
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
      Math.min(this.#caps.maxMilliseconds, maxMilliseconds[request.kind]),
    );
    // The child is our own code and sends only replies.
    const replied = (reply: unknown) => resolve(reply as Reply<Kind>);
    const exited = (_code: number | null, signal: NodeJS.Signals | null) =>
      resolve(late ? "too slow" : signal === "SIGKILL" ? "too large" : "crashed");
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
