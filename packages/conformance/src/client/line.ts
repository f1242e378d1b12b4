/** The connection to a target. Ends the run when nobody is there any more, or when its user ends it. */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Stopped } from "../check.ts";
import type { Patience } from "../until.ts";

/** Requests in succession that time out until the target counts as gone. Eight cases may wait at once. */
const maxUnanswered = 16;
const pauseMilliseconds = 500;

export class Line {
  readonly #stop = new AbortController();
  #ended: string | null = null;
  /** True after the first answer. */
  isKnown = false;
  #unanswered = 0;

  /** Aborts when the run ends before its last case. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Reason why the run ended before its last case. Null if it did not. */
  get ended(): string | null {
    return this.#ended;
  }

  end(reason: string): void {
    this.#ended ??= reason;
    this.#stop.abort(new Stopped(this.#ended));
  }

  /** Throws `Stopped` after the end. */
  check(): void {
    if (this.#ended !== null) throw new Stopped(this.#ended);
  }

  answered(): void {
    this.isKnown = true;
    this.#unanswered = 0;
  }

  /** Records a request that timed out. Ends the run after many in succession. */
  timedOut(): void {
    this.#unanswered += 1;
    if (this.isKnown && this.#unanswered >= maxUnanswered)
      this.end(`The target left ${maxUnanswered} requests in succession without an answer.`);
    this.check();
  }

  /** Waits until a target that broke a connection takes another, such as after a restart. Ends the run if it does not. */
  async restored(url: string, patience: Patience, why: string): Promise<void> {
    // A run against a wrong address ends at its first request.
    if (!this.isKnown) return;
    const { hostname, port, protocol, host } = new URL(url);
    const address = {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port) || (protocol === "https:" ? 443 : 80),
    };
    const until = performance.now() + patience.stillness();
    // A process that dies may close its connections before its door, so the door is tried twice.
    for (let taken = 0; taken < 2; taken += 1) {
      while (!(await takesConnections(address))) {
        this.check();
        if (performance.now() > until) this.end(`${host} takes no connections any more (${why}).`);
        this.check();
        await pause(pauseMilliseconds);
      }
      await pause(pauseMilliseconds);
    }
  }
}

const takesConnections = (address: { readonly host: string; readonly port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ ...address, timeout: 5_000 });
    const end = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", end(true)).once("error", end(false)).once("timeout", end(false));
  });
