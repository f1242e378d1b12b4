/** Answers that never come to an end, though something of them arrives all the time. */
import type { ServerResponse } from "node:http";

type Respond = (response: ServerResponse) => void;

/** A byte every few milliseconds, for as long as somebody listens. */
const trickle = (response: ServerResponse, write: () => void): void => {
  const timer = setInterval(write, 5);
  response.on("close", () => clearInterval(timer));
};

export const trickleHead: Respond = (response) => {
  response.socket?.write("HTTP/1.1 200 OK\r\nserver: ");
  trickle(response, () => response.socket?.write("x"));
};

/** @param start what is sent at once */
export const trickleBody =
  (start: string | Uint8Array = ""): Respond =>
  (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write(start);
    trickle(response, () => response.write("x"));
  };
