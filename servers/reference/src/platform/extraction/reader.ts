import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answers, Caps, Reply, Request } from "./protocol.ts";

const main = fileURLToPath(new URL("child.ts", import.meta.url));
/** A process without work gives its memory back. */
const idleMilliseconds = 30_000;

/** Rules are matched in no time, or by no one who means well. */
const mostMilliseconds = { extract: Number.POSITIVE_INFINITY, permits: 5_000 };

/** Why a process has given no answer: killed for its time, killed for its memory, or ended by itself. */
export type Death = "too slow" | "too large" | "crashed";

/** One process that reads one source at a time. After an end, of whatever kind, it is of no more use. */
export class Child {
  readonly #process: ChildProcess;
  readonly #caps: Caps;
  #idleTimer: NodeJS.Timeout | undefined;
  #busy = false;
  #ended = false;

  constructor(caps: Caps, ended: () => void) {
    this.#caps = caps;
    // It is given nothing of the server's: no environment, no files, no output.
    this.#process = fork(main, [String(caps.mostBytes), String(caps.mostMilliseconds)], {
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

  /** Never rejects: how a process ends instead of answering is an answer too. */
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
      Math.min(this.#caps.mostMilliseconds, mostMilliseconds[request.kind]),
    );
    // The child is our own code, and sends nothing but the reply to what it was asked.
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
