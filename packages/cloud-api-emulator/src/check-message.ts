/** Checks the body of a message by the network's bounds. */
import { Refusal } from "./errors.ts";
import { isObject, listAt, member, textAt } from "./json.ts";
import { type SentKind, bounds, fileKinds, interactiveKinds, isAnimated, sentKinds, voiceType } from "./network.ts";
import type { State } from "./state.ts";

/** Returns the kind of a message that may be sent. @throws {Refusal} */
export const checkMessage = (state: State, body: unknown): SentKind => {
  if (textAt(body, "messaging_product") !== state.product)
    throw new Refusal(100, `messaging_product must be "${state.product}".`);
  if (!textAt(body, "to") && !textAt(body, "recipient")) throw new Refusal(131008, "to is required.");
  const to = textAt(body, "to");
  if (to !== undefined && !/^[A-Z]{2}\.|^\+?[\d ()-]{5,20}$/.test(to))
    throw new Refusal(131009, "to is no phone number.");
  const given = textAt(body, "type") ?? "text";
  const kind = sentKinds.find((each) => each === given);
  if (kind === undefined) throw new Refusal(131051, `type must be one of ${sentKinds.join(", ")}; it is ${given}.`);
  if (kind === "contacts") items(bounds.contactItems, "contacts", listAt(body, "contacts"));
  else if (!isObject(member(body, kind))) throw new Refusal(131008, `${kind} is required.`);
  atMost(bounds.opaqueData, "biz_opaque_callback_data", textAt(body, "biz_opaque_callback_data"));
  checks[kind](state, member(body, kind));
  return kind;
};

type Check = (state: State, content: unknown) => void;

const atMost = (most: number, name: string, text: string | undefined): void => {
  if (text !== undefined && [...text].length > most)
    throw new Refusal(131009, `${name} must have at most ${most} characters.`);
};

const required = (most: number, name: string, text: string | undefined): void => {
  if (!text) throw new Refusal(131008, `${name} is required.`);
  atMost(most, name, text);
};

const items = (most: number, name: string, list: readonly unknown[]): readonly unknown[] => {
  if (list.length === 0) throw new Refusal(131008, `${name} is required.`);
  if (list.length > most) throw new Refusal(131009, `${name} must have at most ${most} items.`);
  return list;
};

/** A file that the number uploaded, or an address on the web, which the emulator does not open. */
const file =
  (kind: keyof typeof fileKinds): Check =>
  (state, content) => {
    const [id, link] = [textAt(content, "id"), textAt(content, "link")];
    if (id === undefined && link === undefined) throw new Refusal(131008, `${kind}.id or ${kind}.link is required.`);
    atMost(bounds.caption, `${kind}.caption`, textAt(content, "caption"));
    atMost(bounds.filename, `${kind}.filename`, textAt(content, "filename"));
    if (id === undefined) {
      if (!/^https?:\/\//.test(link ?? "")) throw new Refusal(131009, `${kind}.link must be an http address.`);
      return;
    }
    const stored = state.files.get(id);
    if (!stored) throw new Refusal(131009, `${kind}.id names no uploaded media.`);
    const types: readonly string[] | null = fileKinds[kind].types;
    if (types !== null && !types.includes(stored.mediaType))
      throw new Refusal(131053, `${stored.mediaType} is no type of ${kind}.`);
    if (member(content, "voice") === true && stored.mediaType !== voiceType)
      throw new Refusal(131053, `A voice message is ${voiceType} with Opus; this is ${stored.mediaType}.`);
    if (kind === "sticker" && stored.bytes.length > fileKinds.sticker.maxBytes && !isAnimated(stored.bytes))
      throw new Refusal(131053, `A static sticker may have ${fileKinds.sticker.maxBytes} bytes.`);
  };

const interactive: Check = (_, content) => {
  const type = textAt(content, "type");
  const kind = interactiveKinds.find((each) => each === type);
  if (kind === undefined) throw new Refusal(131009, `interactive.type must be one of ${interactiveKinds.join(", ")}.`);
  if (kind !== "product") required(bounds.interactiveBody, "interactive.body.text", textAt(content, "body", "text"));
  atMost(bounds.interactiveHeader, "interactive.header.text", textAt(content, "header", "text"));
  atMost(bounds.interactiveFooter, "interactive.footer.text", textAt(content, "footer", "text"));
  const action = member(content, "action");
  if (kind === "button") {
    const ids = items(bounds.buttonItems, "interactive.action.buttons", listAt(action, "buttons")).map((button) => {
      required(bounds.buttonTitle, "interactive.action.buttons[].reply.title", textAt(button, "reply", "title"));
      required(bounds.buttonId, "interactive.action.buttons[].reply.id", textAt(button, "reply", "id"));
      return textAt(button, "reply", "id");
    });
    if (new Set(ids).size < ids.length) throw new Refusal(131009, "ids of buttons must differ.");
  }
  if (kind === "list") list(action);
  if (kind === "cta_url") {
    required(
      bounds.urlButton,
      "interactive.action.parameters.display_text",
      textAt(action, "parameters", "display_text"),
    );
    const url = textAt(action, "parameters", "url");
    required(bounds.url, "interactive.action.parameters.url", url);
    if (!/^https?:\/\//.test(url ?? ""))
      throw new Refusal(131009, "interactive.action.parameters.url must be an http address.");
  }
  if (kind === "location_request_message" && textAt(action, "name") !== "send_location")
    throw new Refusal(131009, 'interactive.action.name must be "send_location".');
};

const list = (action: unknown): void => {
  required(bounds.listButton, "interactive.action.button", textAt(action, "button"));
  const sections = items(bounds.listSectionItems, "interactive.action.sections", listAt(action, "sections"));
  const rows = sections.flatMap((section) => listAt(section, "rows"));
  for (const row of items(bounds.listRowItems, "rows of interactive.action.sections", rows)) {
    required(bounds.listRowTitle, "rows[].title", textAt(row, "title"));
    required(bounds.listRowId, "rows[].id", textAt(row, "id"));
    atMost(bounds.listRowDescription, "rows[].description", textAt(row, "description"));
  }
};

const checks: { readonly [Kind in SentKind]: Check } = {
  text: (_, content) => required(bounds.textBody, "text.body", textAt(content, "body")),
  image: file("image"),
  audio: file("audio"),
  video: file("video"),
  document: file("document"),
  sticker: file("sticker"),
  location: (_, content) => {
    const [latitude, longitude] = [Number(member(content, "latitude")), Number(member(content, "longitude"))];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
      throw new Refusal(131009, "location.latitude and location.longitude must be degrees.");
  },
  contacts: () => undefined,
  interactive,
  reaction: (_, content) => {
    if (!textAt(content, "message_id")) throw new Refusal(131008, "reaction.message_id is required.");
    if (textAt(content, "emoji") === undefined) throw new Refusal(131008, "reaction.emoji is required.");
  },
  template: (_, content) => {
    if (!textAt(content, "name")) throw new Refusal(131008, "template.name is required.");
    if (!textAt(content, "language", "code")) throw new Refusal(131008, "template.language.code is required.");
  },
};
