/** Operations of the page with phones: the state, and acts of phones. It is no part of the network. */
import { choicesOf } from "./choices.ts";
import type { Emulator } from "./emulator.ts";
import { type Json, listAt, member, textAt } from "./json.ts";
import { type ErrorCode, type TemplateState, errorCodes, fileKinds, type FileKind, templateStates } from "./network.ts";
import type { Phone } from "./phone.ts";
import type { StoredMessage } from "./state.ts";

/** Answers `/emulator/…`; null for any other path. */
export const answerControl = async (network: Emulator, request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/emulator/")) return null;
  if (request.method === "GET" && pathname === "/emulator/state") return Response.json(shownState(network));
  // A page of another origin cannot send JSON without being asked first.
  if (request.method !== "POST" || !/^application\/json\b/.test(request.headers.get("content-type") ?? ""))
    return Response.json({ problem: "POST application/json" }, { status: 405 });
  const act = acts[pathname.slice("/emulator/".length)];
  if (!act) return Response.json({ problem: "There is no such act." }, { status: 404 });
  try {
    return Response.json({ result: (await act(network, await request.json())) ?? null });
  } catch (error) {
    return Response.json({ problem: error instanceof Error ? error.message : String(error) }, { status: 400 });
  }
};

type Act = (network: Emulator, asked: unknown) => unknown;

const phoneIn = (network: Emulator, asked: unknown): Phone => {
  const number = textAt(asked, "phone") ?? "";
  if (!/^\+?\d[\d ()-]{4,19}$/.test(number))
    throw new Error("Write the number with its country, such as +491711234567.");
  return network.phone(number);
};

const messageIn = (asked: unknown): string => textAt(asked, "message") ?? "";

const codeIn = (asked: unknown): ErrorCode => {
  const code = Number(member(asked, "code"));
  if (!isCode(code)) throw new Error("That is no error code of the network.");
  return code;
};

const isCode = (code: number): code is ErrorCode => Object.hasOwn(errorCodes, code);

const writingIn = (asked: unknown): { readonly to?: string } => {
  const to = textAt(asked, "number");
  return to === undefined ? {} : { to };
};

const acts: { readonly [name: string]: Act } = {
  phone: (network, asked) => {
    const { waId } = phoneIn(network, asked);
    const [name, username] = [textAt(asked, "name"), textAt(asked, "username")];
    network.phone(waId, {
      ...(name && { name }),
      ...(username && { username, hidden: member(asked, "hidden") === true }),
    });
    return waId;
  },
  say: (network, asked) => phoneIn(network, asked).says(textAt(asked, "text") ?? "", writingIn(asked)),
  send: (network, asked) => {
    const kind = textAt(asked, "kind") ?? "";
    if (Object.hasOwn(fileKinds, kind)) return phoneIn(network, asked).sendsFile(kind as FileKind, writingIn(asked));
    if (kind !== "location") return phoneIn(network, asked).sendsUnsupported(kind, writingIn(asked));
    const location = { latitude: 52.52, longitude: 13.405, name: "Alexanderplatz" };
    return phoneIn(network, asked).sends({ type: "location", location }, writingIn(asked));
  },
  choose: (network, asked) => phoneIn(network, asked).chooses(messageIn(asked), textAt(asked, "choice") ?? ""),
  react: (network, asked) => {
    const emoji = textAt(asked, "emoji");
    const phone = phoneIn(network, asked);
    return emoji ? phone.reacts(messageIn(asked), emoji) : phone.takesBack(messageIn(asked));
  },
  edit: (network, asked) => phoneIn(network, asked).edits(messageIn(asked), textAt(asked, "text") ?? ""),
  delete: (network, asked) => phoneIn(network, asked).deletes(messageIn(asked)),
  read: (network, asked) => phoneIn(network, asked).reads(writingIn(asked).to),
  stop: (network, asked) => phoneIn(network, asked).stops(writingIn(asked).to),
  resume: (network, asked) => phoneIn(network, asked).resumes(writingIn(asked).to),
  echo: (network, asked) =>
    network.business(writingIn(asked).to).says(phoneIn(network, asked).waId, textAt(asked, "text") ?? ""),
  refuse: (network, asked) =>
    network.refuse(codeIn(asked), member(asked, "by") === "callback" ? { by: "callback" } : {}),
  clear: (network) => network.clear(),
  review: (network, asked) => {
    const status = templateStates.find((each): each is TemplateState => each === member(asked, "status"));
    if (status === undefined) throw new Error(`status is one of ${templateStates.join(", ")}`);
    return network.review(textAt(asked, "template") ?? "", status, textAt(asked, "reason"));
  },
  verify: (network) => network.verify(),
};

const shownState = (network: Emulator): Json => ({
  callbackUrl: network.callbackUrl,
  refusals: network.refusals.map(({ code, by }) => ({ code, by })),
  numbers: network.numbers.map(({ id, digits, verified_name }) => ({ id, digits, name: verified_name })),
  codes: Object.entries(errorCodes).map(([code, { title }]) => ({ code: Number(code), title })),
  templates: network.templates.map(({ id, name, language, status }) => ({ id, name, language, status })),
  callbacks: network.callbacks.slice(-20).map(({ field, answers }) => ({ field, answers })),
  phones: network.phones.map((phone) => ({
    waId: phone.waId,
    typing: network.numbers.flatMap(({ id }) => (phone.seesTyping(id) ? id : [])),
    name: phone.name,
    messages: phone.messages().map(shownMessage),
  })),
});

const shownMessage = ({ id, numberId, from, type, body, status, reaction, deleted }: StoredMessage): Json => ({
  id,
  numberId,
  from,
  type,
  status,
  reaction,
  deleted,
  text: textOf(type, body),
  more: moreOf(body),
  choices: choicesOf({ body }).map(({ title }) => title),
});

/** Says how a message looks beside its words: a button that opens a page, a preview, a voice note. */
const moreOf = (body: Json): string => {
  const button = member(body, "interactive", "action", "parameters");
  const words = [
    button === undefined ? "" : `button ${textAt(button, "display_text")}: ${textAt(button, "url")}`,
    member(body, "text", "preview_url") === true ? "with a preview" : "",
    member(body, "audio", "voice") === true ? "voice note" : "",
  ];
  return words.filter((each) => each !== "").join(", ");
};

/** Returns the words that a phone shows for a message. */
const textOf = (type: string, body: Json): string =>
  textAt(body, type, "body") ??
  textAt(body, type, "body", "text") ??
  textAt(body, type, "caption") ??
  textAt(body, type, "emoji") ??
  textAt(body, type, "name") ??
  textAt(body, type, "text") ??
  textAt(body, "interactive", textAt(body, "interactive", "type") ?? "", "title") ??
  textAt(body, "edit", "message", "text", "body") ??
  textAt(listAt(body, "contacts")[0], "name", "formatted_name") ??
  "";
