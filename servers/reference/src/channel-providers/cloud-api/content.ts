import { bounds, type interactiveKinds } from "@atlas-messaging/cloud-api-emulator/network";
import type { TemplateButton, TemplateRow } from "@atlas-messaging/service/rows/templates";
import { placeholdersOf, renderTemplate } from "@atlas-messaging/service/templates/content";
import { numberOf, userIdOf } from "@atlas-messaging/service/core/addresses";
import type { CustomerRow } from "@atlas-messaging/service/rows/customers";
import type { Outbound, OwnReaction, TakenMedia } from "../provider.ts";
import { isByOrder, placeholdersAt } from "./template-terms.ts";
import type { InboundContent, MessageContent, MessageRow } from "@atlas-messaging/service/rows/messages";
import { type Media, isMedia } from "@atlas-messaging/service/core/media-content";
import { listAt, mediaTypeAt, member, numberAt, parsed, storable, textAt } from "./answers.ts";

/** Builds the body of a message request. Our id goes along and returns with every status. */
export const messageBody = (outbound: Outbound) => ({
  messaging_product: outbound.channel.channel,
  recipient_type: "individual",
  ...recipientOf(outbound.customer),
  biz_opaque_callback_data: outbound.message.id,
  ...(outbound.quotedId === null ? {} : { context: { message_id: outbound.quotedId } }),
  ...contentOf(outbound),
});

/** A user whose number is hidden is reached by their id. */
const recipientOf = (customer: CustomerRow) => {
  const number = numberOf(customer);
  const recipient = number === undefined ? userIdOf(customer) : undefined;
  return recipient === undefined ? { to: (number ?? customer.phone_number).slice(1) } : { recipient };
};

/** Builds the body of a reaction. An empty emoji takes it away. */
export const reactionBody = (product: string, { to, providerMessageId, emoji }: OwnReaction) => ({
  messaging_product: product,
  recipient_type: "individual",
  ...recipientOf(to),
  type: "reaction",
  reaction: { message_id: providerMessageId, emoji: emoji ?? "" },
});

const contentOf = ({ message, media, template, templateParams, linkPreview }: Outbound) => {
  if (!template) return contentBody(message, media, linkPreview);
  const components = componentsOf(template, templateParams, fileIn(message.content, media));
  return {
    type: "template",
    template: {
      name: template.name,
      language: { code: template.language },
      ...(components.length === 0 ? {} : { components }),
    },
  };
};

type Values = Outbound["templateParams"];

/** Lists the components that have placeholders. */
const componentsOf = (template: TemplateRow, values: Values, file: readonly object[]): readonly object[] => {
  const byOrder = isByOrder(template);
  return [
    ...filled("header", template.header_media === null ? parametersOf(template.header ?? "", byOrder, values) : file),
    ...filled("body", parametersOf(template.body, byOrder, values)),
    ...template.buttons.flatMap((button, index) => buttonParameters(template, button, index, values)),
  ];
};

/** The file in a template's header, as a parameter. */
const fileIn = (content: MessageContent | null, media: TakenMedia | null): readonly object[] => {
  if (content === null || !isMedia(content)) return [];
  return [{ type: content.type, [content.type]: sourceOf(content, media) }];
};

const buttonParameters = (
  { authentication }: TemplateRow,
  button: TemplateButton,
  index: number,
  values: Values,
): readonly object[] => {
  if (button.type === "url") return addressOf(button.url, index, values);
  if (button.type !== "copy_code") return [];
  // A one-time code is a button with an address that the API knows; a coupon is one of its own.
  if (authentication !== null) return addressOf(button.code, index, values);
  const coupon_code = renderTemplate(button.code, values).text;
  return [
    { type: "button", sub_type: "copy_code", index: String(index), parameters: [{ type: "coupon_code", coupon_code }] },
  ];
};

const filled = (type: "header" | "body", parameters: readonly object[]): readonly object[] =>
  parameters.length === 0 ? [] : [{ type, parameters }];

const parametersOf = (text: string, byOrder: boolean, values: Values): readonly object[] =>
  placeholdersAt(text, byOrder).map(({ name, called }) => ({
    type: "text",
    ...(byOrder ? {} : { parameter_name: called }),
    text: values[name] ?? "",
  }));

const addressOf = (url: string, index: number, values: Values): readonly object[] =>
  placeholdersOf(url).map((name) => ({
    type: "button",
    sub_type: "url",
    index: String(index),
    parameters: [{ type: "text", text: values[name] ?? "" }],
  }));

// Content other than text, in the words of the Cloud API and back.

/** Returns the part of a request that depends on the kind of content. */
const contentBody = (
  { content, text }: Pick<MessageRow, "content" | "text">,
  media: TakenMedia | null,
  preview_url: boolean,
): object => {
  if (content !== null && isMedia(content)) {
    const { type, caption } = content;
    const voice = content.voice === true ? { voice: true } : {};
    return { type, [type]: { ...sourceOf(content, media), ...given({ caption }), ...voice } };
  }
  if (content?.type === "buttons") return interactive("button", content, { buttons: content.buttons.map(buttonOf) });
  if (content?.type === "list") {
    return interactive("list", content, { button: content.button, sections: content.sections });
  }
  if (content?.type === "url_button") {
    const { title: display_text, url } = content.button;
    return interactive("cta_url", content, { name: "cta_url", parameters: { display_text, url } });
  }
  if (content?.type === "location_request") {
    return interactive("location_request_message", content, { name: "send_location" });
  }
  if (content?.type === "location") {
    const { type, ...location } = content;
    return { type, location };
  }
  if (content?.type === "contacts") return { type: "contacts", contacts: content.contacts.map(cardOf) };
  return { type: "text", text: { body: text, preview_url } };
};

/** A file by the provider's id or by its address, and the name of a document. */
const sourceOf = ({ type, url: link, filename: own }: Media, media: TakenMedia | null) => {
  const filename = own ?? (type === "document" ? media?.filename : undefined);
  return { ...(media === null ? { link } : { id: media.providerMediaId }), ...given({ filename }) };
};

const buttonOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({
  type: "reply",
  reply: { id, title },
});

type Interactive = Pick<Extract<MessageContent, { readonly type: "buttons" }>, "text" | "header" | "footer">;

const interactive = (
  type: (typeof interactiveKinds)[number],
  { text, header, footer }: Interactive,
  action: object,
) => ({
  type: "interactive",
  interactive: {
    type,
    ...(header === undefined ? {} : { header: { type: "text", text: header } }),
    body: { text },
    ...(footer === undefined ? {} : { footer: { text: footer } }),
    action,
  },
});

type Card = Extract<MessageContent, { readonly type: "contacts" }>["contacts"][number];

/** The API wants a part of the name beside the whole. */
const cardOf = ({ name, organization, phone_numbers = [], emails = [] }: Card) => ({
  name: { formatted_name: name, first_name: name },
  ...(organization === undefined ? {} : { org: { company: organization } }),
  phones: phone_numbers.map((phone) => ({ phone })),
  emails: emails.map((email) => ({ email })),
});

/** Reads the content of a received message; null for text, and for what is not as it should be. */
export const receivedContent = (message: unknown): InboundContent | null => {
  const type = textAt(message, "type") ?? "";
  switch (type) {
    case "interactive":
      return (
        choiceOf("button_reply", member(message, "interactive", "button_reply")) ??
        choiceOf("list_reply", member(message, "interactive", "list_reply")) ??
        formOf(member(message, "interactive", "nfm_reply"))
      );
    case "order":
      return orderOf(member(message, "order"));
    case "button": {
      const [id, title] = [textAt(message, "button", "payload"), textAt(message, "button", "text")];
      return choiceOf("button_reply", { id: id ?? title, title });
    }
    case "location":
      return locationOf(member(message, "location"));
    case "image":
    case "audio":
    case "video":
    case "document":
    case "sticker":
      return mediaOf(message, type);
    case "contacts":
      return contactsOf(listAt(message, "contacts"));
    default:
      return null;
  }
};

/** Leaves out what is missing. */
const given = <Members extends { readonly [name: string]: string | null | undefined }>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));

const [maxIdUnits, maxRowUnits, maxPlaceUnits, maxNameUnits, maxPhoneUnits, maxEmailUnits] = [
  256, 72, 1_000, 200, 40, 320,
];

const maxCards = 10;

const { caption: maxCaptionUnits, filename: maxFilenameUnits } = bounds;

/** Returns text of at most so many units; null for none. */
const shortened = (value: unknown, units: number, ...path: readonly string[]): string | null =>
  storable(textAt(value, ...path) ?? "", units) || null;

const choiceOf = (type: "button_reply" | "list_reply", chosen: unknown): InboundContent | null => {
  const [id, title] = [shortened(chosen, maxIdUnits, "id"), shortened(chosen, maxIdUnits, "title")];
  if (id === null || title === null) return null;
  const description = type === "list_reply" ? shortened(chosen, maxRowUnits, "description") : null;
  return type === "button_reply"
    ? { type, id, title }
    : { type, id, title, ...(description === null ? {} : { description }) };
};

const locationOf = (place: unknown): InboundContent | null => {
  const [latitude, longitude] = [numberAt(place, "latitude"), numberAt(place, "longitude")];
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const [name, address] = [shortened(place, maxPlaceUnits, "name"), shortened(place, maxPlaceUnits, "address")];
  return {
    type: "location",
    latitude,
    longitude,
    ...(name === null ? {} : { name }),
    ...(address === null ? {} : { address }),
  };
};

/** Tells if a message says more than is kept of it, in its text, a caption or a list. */
export const isCut = (message: unknown): boolean => {
  const type = textAt(message, "type") ?? "";
  const longer = (units: number, ...path: readonly string[]): boolean =>
    (textAt(message, ...path) ?? "").length > units;
  return (
    longer(maxCaptionUnits, type, "caption") ||
    longer(maxCaptionUnits, "order", "text") ||
    longer(maxCaptionUnits, "interactive", "nfm_reply", "body") ||
    longer(maxPlaceUnits, "location", "name") ||
    longer(maxPlaceUnits, "location", "address") ||
    listAt(message, "contacts").length > maxCards
  );
};

const contactsOf = (cards: readonly unknown[]): InboundContent | null => {
  const contacts = cards.slice(0, maxCards).flatMap((card) => {
    const name = shortened(card, maxNameUnits, "name", "formatted_name");
    if (name === null) return [];
    const organization = shortened(card, maxNameUnits, "org", "company");
    const each = (list: string, key: string, units: number) =>
      listAt(card, list)
        .slice(0, maxCards)
        .flatMap((item) => shortened(item, units, key) ?? []);
    return {
      name,
      ...(organization === null ? {} : { organization }),
      phone_numbers: each("phones", "phone", maxPhoneUnits),
      emails: each("emails", "email", maxEmailUnits),
    };
  });
  return contacts.length === 0 ? null : { type: "contacts", contacts };
};

const [maxItems, maxQuantity, maxAnswerUnits] = [100, 1_000_000, 4_096];

/** Reads a cart. One of more articles than anybody sends is kept as it came. */
const orderOf = (order: unknown): InboundContent | null => {
  const listed = listAt(order, "product_items");
  const items = listed.flatMap((item) => {
    const product_id = shortened(item, maxIdUnits, "product_retailer_id");
    const quantity = Number(member(item, "quantity"));
    if (product_id === null || !Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) return [];
    const [price, currency] = [Number(member(item, "item_price") ?? Number.NaN), textAt(item, "currency")];
    return {
      product_id,
      quantity,
      ...(price >= 0 && Number.isFinite(price) ? { price } : {}),
      ...(currency !== null && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    };
  });
  if (items.length === 0 || items.length < listed.length || items.length > maxItems) return null;
  const [catalog_id, text] = [shortened(order, maxIdUnits, "catalog_id"), shortened(order, maxCaptionUnits, "text")];
  return {
    type: "order",
    ...(catalog_id === null ? {} : { catalog_id }),
    ...(text === null ? {} : { text }),
    items,
  };
};

/** Reads the answers of a form, which come as JSON in a text. */
const formOf = (reply: unknown): InboundContent | null => {
  const answered = parsed(new TextEncoder().encode(textAt(reply, "response_json") ?? ""));
  if (typeof answered !== "object" || answered === null || Array.isArray(answered)) return null;
  const [name, text] = [shortened(reply, maxIdUnits, "name"), shortened(reply, maxCaptionUnits, "body")];
  const answers = Object.entries(answered).map(([field, value]) => ({
    name: storable(field, maxIdUnits),
    value: storable(typeof value === "string" ? value : JSON.stringify(value), maxAnswerUnits),
  }));
  if (answers.length > maxItems || answers.some((each) => each.name === "")) return null;
  return { type: "form_reply", ...(name === null ? {} : { name }), ...(text === null ? {} : { text }), answers };
};

const mediaTypes = ["image", "audio", "video", "document", "sticker"] as const;

const mediaOf = (message: unknown, kind: string): InboundContent | null => {
  const type = mediaTypes.find((each) => each === kind);
  if (type === undefined) return null;
  const media = member(message, type);
  const caption = shortened(media, maxCaptionUnits, "caption");
  const filename = shortened(media, maxFilenameUnits, "filename");
  const media_type = mediaTypeAt(media, "mime_type");
  const isVoice = type === "audio" && member(media, "voice") === true;
  return {
    type,
    ...(caption === null ? {} : { caption }),
    ...(filename === null ? {} : { filename }),
    ...(media_type === null ? {} : { media_type }),
    ...(isVoice ? { voice: true } : {}),
  };
};
