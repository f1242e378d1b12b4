/** Measures how long jobs hold a server's event loop: documents of a million characters. */
import { keysOf } from "@atlas-messaging/contract";
import type { Caller } from "@atlas-messaging/conformance";
import { type Alphabet, alphabets, filled } from "./worst-requests.ts";

/** Maximum of extracted text. */
const maxTextLength = 1_000_000;
const lookEvery = 250;
const maxLooks = 480;

interface Document {
  readonly title: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly text: () => string;
}

const plain = (alphabet: Alphabet): Document => ({
  title: `a document of ${alphabet}`,
  filename: "a.txt",
  mediaType: "text/plain",
  text: () => filled(maxTextLength, alphabet),
});

/** @param growth how much longer what is read of it may be than it */
const repeated = (each: (at: number) => string, growth = 1.5): string => {
  const parts: string[] = [];
  for (let [at, size] = [0, 0]; size < maxTextLength; at++)
    size += growth * (parts[parts.push(each(at)) - 1]?.length ?? 0);
  return parts.join("");
};

const names = keysOf(alphabets);

export const documents: readonly Document[] = [
  ...names.map(plain),
  {
    title: "a page of paragraphs",
    filename: "a.html",
    mediaType: "text/html",
    text: () => `<title>a</title>${repeated((at) => `<h2>h${at}</h2><p>Line ${at * 7919} of it.</p>`)}`,
  },
  {
    title: "a table",
    filename: "a.csv",
    mediaType: "text/csv",
    text: () => `name,price\n${repeated((at) => `dish ${at * 7919},${at}\n`, 2)}`,
  },
  {
    title: "Markdown",
    filename: "a.md",
    mediaType: "text/markdown",
    text: () => repeated((at) => `${"#".repeat((at % 6) + 1)} h${at}\n\n| a | b |\n|---|---|\n| ${at} | x |\n\n`),
  },
];

/** Uploads a document, and waits until it has been read or refused; resolves with its status, or why it failed. */
export const ingest = async (caller: Caller, { title, filename, mediaType, text }: Document): Promise<string> => {
  const content = Buffer.from(text()).toString("base64");
  const body = { source_type: "document", title, filename, media_type: mediaType, content };
  const { id } = (await caller.succeed("knowledge.create", { body })).data.document;
  for (let look = 0; look < maxLooks; look++) {
    await Bun.sleep(lookEvery);
    const { document } = (await caller.succeed("knowledge.get", { params: { id } })).data;
    if (document.status !== "queued") return document.failure?.message ?? document.status;
  }
  return "not done in time";
};
