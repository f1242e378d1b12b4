import type { WholeDelivery } from "./types.ts";

/** In single quotes a shell changes nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The line that repeats a delivery's request from a terminal. */
export const curlLine = ({ url, headers, body }: WholeDelivery["request"]): string =>
  [
    `curl -i ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
  ].join(" \\\n  ");
