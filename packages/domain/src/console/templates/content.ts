/** Rules of a template's content, beyond the forms that the contract checks. */
import type { Detail } from "@atlas-messaging/contract";
import { placeholdersOf } from "../../messages/template.ts";
import type { TemplateButton, TemplateContent } from "./rows.ts";

type Filled = Pick<TemplateContent, "header" | "body" | "buttons">;

/** Lists the placeholders of header, body and addresses of buttons, each once, in order. */
export const placeholdersIn = ({ header, body, buttons }: Filled): readonly string[] => {
  const urls = buttons.flatMap((button) => (button.type === "url" ? [button.url] : []));
  return placeholdersOf([header ?? "", body, ...urls].join(" "));
};

const maxPlaceholders = 50;
const maxNameLength = 64;
const [maxUrls, maxPhones] = [2, 1];

/** Lists what the messaging apps would not take, each with its member. */
export const contentProblems = (content: TemplateContent): readonly Detail[] => [
  ...headerProblems(content),
  ...footerProblems(content),
  ...buttonProblems(content),
  ...placeholderProblems(content),
];

const headerProblems = ({ header }: TemplateContent): readonly Detail[] =>
  placeholdersOf(header ?? "").length > 1 ? [{ path: "header", message: "may have one placeholder" }] : [];

const footerProblems = ({ footer }: TemplateContent): readonly Detail[] =>
  placeholdersOf(footer ?? "").length > 0 ? [{ path: "footer", message: "must have no placeholders" }] : [];

const buttonProblems = ({ buttons }: TemplateContent): readonly Detail[] => {
  const count = (type: TemplateButton["type"]) => buttons.filter((button) => button.type === type).length;
  return [
    ...(count("url") > maxUrls ? [{ path: "buttons", message: `may have ${maxUrls} with an address` }] : []),
    ...(count("phone") > maxPhones ? [{ path: "buttons", message: `may have ${maxPhones} with a phone number` }] : []),
  ];
};

const placeholderProblems = (content: TemplateContent): readonly Detail[] => {
  const names = placeholdersIn(content);
  const tooMany = names.length > maxPlaceholders;
  const tooLong = names.some((name) => name.length > maxNameLength);
  const strangers = Object.keys(content.samples).filter((name) => !names.includes(name));
  return [
    ...(tooMany ? [{ path: "body", message: `may have ${maxPlaceholders} placeholders` }] : []),
    ...(tooLong ? [{ path: "body", message: `may have placeholders of ${maxNameLength} characters` }] : []),
    ...strangers.map((name) => ({
      path: `samples.${name}`,
      message: "must be left out if the template has no such placeholder",
    })),
  ];
};

/** Returns the samples that belong to placeholders of the content. */
export const samplesFor = (content: Filled, samples: TemplateContent["samples"]): TemplateContent["samples"] => {
  const names = placeholdersIn(content);
  return Object.fromEntries(Object.entries(samples).filter(([name]) => names.includes(name)));
};

/** A button as a request or an answer has it. */
export interface GivenButton {
  readonly type: TemplateButton["type"];
  readonly text: string;
  readonly url?: string | undefined;
  readonly phone_number?: string | undefined;
}

/** Lists the members that the types of buttons need. */
export const buttonMisfits = (buttons: readonly GivenButton[] = []): readonly Detail[] =>
  buttons.flatMap(({ type, url, phone_number }, index) => {
    if (type === "url" && url === undefined)
      return [{ path: `buttons.${index}.url`, message: "is required by the type" }];
    return type === "phone" && phone_number === undefined
      ? [{ path: `buttons.${index}.phone_number`, message: "is required by the type" }]
      : [];
  });

/** Copies the members that belong to the type. A console body may have others. */
export const buttonOf = ({ type, text, url = "", phone_number = "" }: GivenButton): TemplateButton => {
  if (type === "url") return { type, text, url };
  return type === "phone" ? { type, text, phone_number } : { type, text };
};
