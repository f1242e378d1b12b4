import { type ChildProcess, fork } from "node:child_process";
import { readerProgram } from "../program.ts";
import { type Answers, type Caps, type Reply, type Request, maxCpuOf, tooSlow } from "./protocol.ts";

/** An idle process exits, to free its memory. */
const idleMilliseconds = 30_000;

/** Gives up a process that gets less than a tenth of a core, or that its thread does not end. */
const patience = 10;
/** Well within the lease of a job. */
const maxPatience = 180_000;

/** Reason without an answer: killed for its CPU, killed for memory, or exited. */
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
