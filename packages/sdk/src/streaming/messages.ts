/** A block of server-sent events (HTML Living Standard, 9.2.6). */
export interface Message {
  readonly id?: string;
  readonly data?: string;
  /** Milliseconds before a reconnection. */
  readonly retry?: number;
}

/**
 * Reads blocks from chunks of text. It keeps an `id` that comes without data, which tells where a new stream begins.
 * Parsers of the registry drop it.
 */
export class MessageReader {
  #rest = "";
  #fields: { id?: string; data?: string; retry?: number } = {};

  read(chunk: string): Message[] {
    const lines = (this.#rest + chunk).split(/\r?\n/);
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#take(line));
  }

  #take(line: string): Message[] {
    if (line === "") {
      const message = this.#fields;
      this.#fields = {};
      return Object.keys(message).length === 0 ? [] : [message];
    }
    const [, name, value = ""] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    const { data } = this.#fields;
    if (name === "data") this.#fields.data = data === undefined ? value : `${data}\n${value}`;
    else if (name === "id") this.#fields.id = value;
    else if (name === "retry" && /^\d+$/.test(value)) this.#fields.retry = Number(value);
    return [];
  }
}
