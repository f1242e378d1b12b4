/** Sends files, and knows how much of the last one has left. */
import { useSyncExternalStore } from "react";

let share = 0;

const listeners = new Set<() => void>();

const setShare = (next: number): void => {
  share = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the part of the file that has left, in [0, 1]. */
export const useSent = (): number => useSyncExternalStore(subscribe, () => share);

/** Sends a request. One with a file goes by `XMLHttpRequest`, since `fetch` does not tell how much has left. */
export const send = (url: string, init: RequestInit): Promise<Response> =>
  init.body instanceof Blob ? sendFile(url, init, init.body) : fetch(url, init);

const sendFile = (url: string, { method = "POST", headers, signal }: RequestInit, file: Blob): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    setShare(0);
    request.upload.addEventListener("progress", ({ loaded }) => setShare(loaded / file.size));
    request.addEventListener("load", () => resolve(answerOf(request)));
    for (const ended of ["error", "abort"] as const)
      request.addEventListener(ended, () => reject(new TypeError("The upload broke off.")));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });

const answerOf = (request: XMLHttpRequest): Response => {
  const { status, responseText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(responseText, { status, headers });
};
