/** A template while somebody writes it. */
import type { BodyOf, Known } from "@atlas-messaging/contract";
import type { HeaderKind, Template } from "./types.ts";
import { asSent } from "../../data/look-up.ts";

export interface DraftButton {
  readonly type: "quick_reply" | "url" | "phone" | "copy_code";
  readonly text: string;
  /** Address, phone number or code. A quick reply has none. */
  readonly target: string;
}

export interface Draft {
  readonly name: string;
  readonly language: string;
  readonly category: Known<Template["category"]>;
  readonly header: string;
  /** The kind of file in the header; empty for a line. */
  readonly headerKind: HeaderKind | "";
  /** The sample of the file; null until it is uploaded. */
  readonly sample: string | null;
  readonly body: string;
  readonly footer: string;
  readonly buttons: readonly DraftButton[];
  readonly samples: Readonly<Record<string, string>>;
  /** Choices of a one-time code. Minutes are empty where the message names none. */
  readonly hasAdvice: boolean;
  readonly minutes: string;
}

export const emptyDraft: Draft = {
  name: "",
  language: "",
  category: "utility",
  header: "",
  headerKind: "",
  sample: null,
  body: "",
  footer: "",
  buttons: [],
  samples: {},
  hasAdvice: true,
  minutes: "10",
};

export const draftOf = (template: Template): Draft => ({
  name: template.name,
  language: template.language,
  category: asSent(template.category),
  header: template.header ?? "",
  headerKind: template.header_media ? asSent(template.header_media.type) : "",
  sample: template.header_media?.media_id ?? null,
  body: template.body,
  footer: template.footer ?? "",
  buttons: template.buttons.map(({ type, text, url, phone_number, code }) => ({
    type: asSent(type),
    text,
    target: url ?? phone_number ?? code ?? "",
  })),
  samples: template.samples,
  hasAdvice: template.authentication?.security_recommendation ?? true,
  minutes: String(template.authentication?.code_expires_minutes ?? ""),
});

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Returns the names of placeholders, each once. */
export const placeholdersOf = ({ header, body, buttons }: Draft): readonly string[] => {
  const addresses = buttons.filter(({ type }) => type === "url" || type === "copy_code").map(({ target }) => target);
  const found = [header, body, ...addresses].flatMap((text) => [...text.matchAll(placeholder)]);
  return [...new Set(found.map(([, name = ""]) => name))];
};

/** Fills in the samples. A placeholder without one stays. */
export const filled = (text: string, samples: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) => (Object.hasOwn(samples, name) && samples[name]) || whole);

const buttonOf = ({ type, text, target }: DraftButton) => ({
  type,
  text: text.trim(),
  ...(type === "url" && { url: target.trim() }),
  ...(type === "phone" && { phone_number: target.trim() }),
  ...(type === "copy_code" && { code: target.trim() }),
});

const headerOf = ({ headerKind, sample }: Draft) =>
  headerKind === "" ? null : { type: headerKind, ...(sample !== null && { media_id: sample }) };

/** The messaging app writes the text of a one-time code. */
const codeOf = ({ hasAdvice, minutes }: Draft) => ({
  authentication: {
    security_recommendation: hasAdvice,
    code_expires_minutes: minutes.trim() === "" ? null : Number(minutes),
  },
});

const contentOf = (draft: Draft) => {
  const wanted = new Set(placeholdersOf(draft));
  const samples = Object.entries(draft.samples).filter(([name, value]) => wanted.has(name) && value !== "");
  return { body: draft.body, buttons: draft.buttons.map(buttonOf), samples: Object.fromEntries(samples) };
};

export const creationOf = (draft: Draft): BodyOf<"console.templates.create"> => ({
  name: draft.name.trim(),
  category: draft.category,
  ...(draft.language.trim() !== "" && { language: draft.language.trim() }),
  ...(draft.category === "authentication" ? codeOf(draft) : newPartsOf(draft)),
});

const newPartsOf = (draft: Draft) => {
  const media = headerOf(draft);
  return {
    ...contentOf(draft),
    ...(media === null && draft.header.trim() !== "" && { header: draft.header.trim() }),
    ...(media !== null && { header_media: media }),
    ...(draft.footer.trim() !== "" && { footer: draft.footer.trim() }),
  };
};

/** The category of an approved template stays. */
export const changeOf = (draft: Draft, { status }: Template): BodyOf<"console.templates.update"> => {
  if (draft.category === "authentication") return codeOf(draft);
  const media = headerOf(draft);
  return {
    ...contentOf(draft),
    ...(status !== "approved" && { category: draft.category }),
    header: media === null ? draft.header.trim() || null : null,
    header_media: media,
    footer: draft.footer.trim() || null,
  };
};
