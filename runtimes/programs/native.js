/** What React Native adds to Hermes, as far as the client uses it. Its `URL` cannot do more than this one. */
import { AbortController } from "abort-controller";
import { Headers, Response } from "whatwg-fetch";

class URL {
  constructor(href) {
    this.href = href;
  }

  get hostname() {
    return /^https?:\/\/(?:[^@]+@)?([^:/?#]+)/.exec(this.href)?.[1] ?? "";
  }

  get protocol() {
    return /^[a-z][a-z\d+\-.]*:/i.exec(this.href)?.[0] ?? "";
  }
}

class URLSearchParams {
  pairs = [];

  append(...pair) {
    this.pairs.push(pair.map(encodeURIComponent).join("="));
  }

  toString() {
    return this.pairs.join("&");
  }
}

export const beNative = () =>
  Object.assign(globalThis, {
    AbortController,
    Headers,
    Response,
    URL,
    URLSearchParams,
    // Those of the command line ring at once.
    setTimeout: () => 0,
    clearTimeout: () => {},
    performance: { now: () => Date.now() },
    console: { log: print, warn: print, error: print },
  });
