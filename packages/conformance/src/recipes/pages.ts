/** Pages that the suite's receiver serves to a target that fetches knowledge. */
import type { ReceiverReply } from "../receiver.ts";

const page =
  "<!doctype html><title>Menu</title><main><h1>Menu</h1><p>Soup of the day, and bread from our oven.</p></main>";

export const shownAt = (path: string): ReceiverReply => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: path === "/menu" ? page : "",
});

/** An address where nothing ever listens: the name is reserved (RFC 2606). */
export const unreachableUrl = "https://conformance.invalid";
