/** A template while somebody writes it. */
import type { BodyOf, Known } from "@atlas-messaging/contract";
import type { Template } from "./types.ts";
import { asSent } from "../../data/look-up.ts";

export interface DraftButton {
  readonly type: "quick_reply" | "url" | "phone";
  readonly text: string;
  /** Address or phone number. A quick reply has none. */
  readonly target: string;
}

export interface Draft {
  readonly name: string;
  readonly language: string;
  readonly category: Known<Template["category"]>;
  readonly header: string;
  readonly body: string;
  readonly footer: string;
  readonly buttons: readonly DraftButton[];
  readonly samples: Readonly<Record<string, string>>;
}

export const emptyDraft: Draft = {
  name: "",
  language: "",
  category: "utility",
  header: "",
  body: "",
  footer: "",
  buttons: [],
  samples: {},
};

export const draftOf = (template: Template): Draft => ({
  name: template.name,
  language: template.language,
  category: asSent(template.category),
  header: template.header ?? "",
  body: template.body,
  footer: template.footer ?? "",
  buttons: template.buttons.map(({ type, text, url, phone_number }) => ({
    type: asSent(type),
    text,
    target: url ?? phone_number ?? "",
  })),
  samples: template.samples,
});

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Returns the names of placeholders, each once. */
export const placeholdersOf = ({ header, body, buttons }: Draft): readonly string[] => {
  const addresses = buttons.filter(({ type }) => type === "url").map(({ target }) => target);
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
});

const contentOf = (draft: Draft) => {
  const wanted = new Set(placeholdersOf(draft));
  const samples = Object.entries(draft.samples).filter(([name, value]) => wanted.has(name) && value !== "");
  return { body: draft.body, buttons: draft.buttons.map(buttonOf), samples: Object.fromEntries(samples) };
};

export const creationOf = (draft: Draft): BodyOf<"console.templates.create"> => ({
  name: draft.name.trim(),
  category: draft.category,
  ...contentOf(draft),
  ...(draft.language.trim() !== "" && { language: draft.language.trim() }),
  ...(draft.header.trim() !== "" && { header: draft.header.trim() }),
  ...(draft.footer.trim() !== "" && { footer: draft.footer.trim() }),
});

/** The category of an approved template stays. */
export const changeOf = (draft: Draft, { status }: Template): BodyOf<"console.templates.update"> => ({
  ...contentOf(draft),
  ...(status !== "approved" && { category: draft.category }),
  header: draft.header.trim() || null,
  footer: draft.footer.trim() || null,
});
