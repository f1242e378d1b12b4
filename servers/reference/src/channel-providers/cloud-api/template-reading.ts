/** A template of the API as ours: its parts, with placeholders of one numbering, or the reason why we cannot send it. */
import { contentProblems, placeholdersOf, renderTemplate } from "@atlas-messaging/service/templates/content";
import { codeName } from "@atlas-messaging/service/templates/authentication";
import type { AccountTemplate } from "@atlas-messaging/service/pipeline/provider-answers";
import type { TemplateButton, TemplateContent, TemplateHeaderMedia } from "@atlas-messaging/service/rows/templates";
import { idOrNumberAt, listAt, member, numberAt, storable, textAt } from "./answers.ts";
import { categoryOf, stateOf } from "./template-terms.ts";

/** Reads a template with its components; null for one without a name, or of a status or category that is not ours. */
export const accountTemplateOf = (template: unknown): AccountTemplate | null => {
  const [id, state, category] = [
    idOrNumberAt(template, "id"),
    stateOf(template),
    categoryOf(textAt(template, "category")),
  ];
  const [name, language] = [textAt(template, "name") ?? "", textAt(template, "language") ?? ""];
  if (id === null || state === null || category === null) return null;
  if (!/^[a-z0-9_]{1,512}$/.test(name) || !/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$/.test(language)) return null;
  const read = readParts(listAt(template, "components"), textAt(template, "parameter_format") === "NAMED");
  const obstacle = /^[a-z]/.test(name) ? read.obstacle : "Its name does not begin with a letter.";
  return { provider_template_id: id, name, language, category, ...state, content: read.content, obstacle };
};

interface Read {
  readonly content: TemplateContent;
  readonly obstacle: string | null;
}

const typeOf = (part: unknown): string => (textAt(part, "type") ?? "").toUpperCase();

/** Reads the components that we send. All others are an obstacle. */
export const readParts = (components: readonly unknown[], isNamed: boolean): Read => {
  const part = (type: string) => components.find((each) => typeOf(each) === type);
  const stranger = components.find((each) => !["HEADER", "BODY", "FOOTER", "BUTTONS"].includes(typeOf(each)));
  const buttons = listAt(part("BUTTONS"), "buttons");
  const isCode = buttons.some(isOneTimeCode);
  const content = isCode
    ? codeParts(part("BODY"), part("FOOTER"), buttons)
    : plainParts({ header: part("HEADER"), body: part("BODY"), footer: part("FOOTER"), buttons }, isNamed);
  const obstacle =
    (stranger === undefined ? null : cannotSend(typeOf(stranger))) ??
    headerObstacle(part("HEADER")) ??
    (isCode ? null : buttonsObstacle(buttons)) ??
    formObstacle(content);
  return { content, obstacle };
};

const cannotSend = (what: string): string =>
  `It has a part that cannot be sent from here: ${what.toLowerCase().replaceAll("_", " ").slice(0, 60)}.`;

const kinds: { readonly [format: string]: TemplateHeaderMedia["type"] } = {
  IMAGE: "image",
  VIDEO: "video",
  DOCUMENT: "document",
};

const formatOf = (header: unknown): string => (textAt(header, "format") ?? "TEXT").toUpperCase();

const headerObstacle = (header: unknown): string | null => {
  const format = formatOf(header);
  return header === undefined || format === "TEXT" || Object.hasOwn(kinds, format)
    ? null
    : cannotSend(`${format} in the header`);
};

const known = ["QUICK_REPLY", "URL", "PHONE_NUMBER", "COPY_CODE"];

const buttonsObstacle = (buttons: readonly unknown[]): string | null => {
  const stranger = buttons.find((each) => !known.includes(typeOf(each)));
  return stranger === undefined ? null : cannotSend(`${typeOf(stranger)} button`);
};

/** Parts that our contract does not show: an address without https, a number that is none, a text that is too long. */
const formObstacle = (content: TemplateContent): string | null => {
  const { header, body, footer, buttons } = content;
  const isShort = [header ?? "", footer ?? ""].every((line) => line.length <= 60) && body.length <= 1_024;
  if (body === "" || !isShort) return "Its texts are missing, or longer than a template's may be.";
  const odd = buttons.some(
    (button) =>
      button.text === "" ||
      button.text.length > 25 ||
      (button.type === "url" && !/^https:\/\/[^\s{}]+(\{\{\s*[\w.-]+\s*\}\})?$/.test(button.url)) ||
      (button.type === "phone" && !/^\+[1-9]\d{6,14}$/.test(button.phone_number)),
  );
  if (odd) return "The address, number or label of a button is none that can be shown here.";
  const [problem] = contentProblems({ ...content, header_media: null });
  return problem ? `${problem.path} ${problem.message}.` : null;
};

// Templates with a one-time code. The API shows their button as one with an address of its own.

const codeAddress = "https://www.whatsapp.com/otp/code/";

const isOneTimeCode = (button: unknown): boolean =>
  typeOf(button) === "OTP" || (textAt(button, "url") ?? "").startsWith(codeAddress);

const codeParts = (body: unknown, footer: unknown, [button]: readonly unknown[]): TemplateContent => {
  const way = textAt(button, "otp_type") ?? URL.parse(textAt(button, "url") ?? "")?.searchParams.get("otp_type");
  return {
    header: null,
    header_media: null,
    body: (textAt(body, "text") ?? "").replaceAll(/\{\{\s*1\s*\}\}/g, `{{${codeName}}}`),
    footer: textAt(footer, "text"),
    buttons: [{ type: "copy_code", text: textAt(button, "text") ?? "Copy code", code: `{{${codeName}}}` }],
    samples: { [codeName]: "123456" },
    authentication: {
      security_recommendation: member(body, "add_security_recommendation") === true,
      code_expires_minutes: numberAt(footer, "code_expiration_minutes"),
      ...(way != null && way !== "COPY_CODE" && { autofill: true }),
    },
  };
};

// All others. Each part counts its placeholders from 1, so numbers go on from the body through header and buttons.

interface Parts {
  readonly header: unknown;
  readonly body: unknown;
  readonly footer: unknown;
  readonly buttons: readonly unknown[];
}

const plainParts = ({ header, body, footer, buttons }: Parts, isNamed: boolean): TemplateContent => {
  const numbers = new Numbers();
  const samples = new Map<string, string>();
  const text = textAt(body, "text") ?? "";
  const bodySamples = samplesOf(body, "body_text", isNamed);
  for (const name of placeholdersOf(text)) {
    numbers.take(name);
    keep(samples, name, bodySamples(name));
  }
  const isText = header !== undefined && formatOf(header) === "TEXT";
  const line = isText ? renamed(textAt(header, "text") ?? "", isNamed, numbers) : null;
  const headerSamples = samplesOf(header, "header_text", isNamed);
  for (const [before, name] of line?.names ?? []) keep(samples, name, headerSamples(before));
  return {
    header: line?.text ?? null,
    header_media: kindIn(header),
    body: text,
    footer: textAt(footer, "text"),
    buttons: buttons.flatMap((button) => buttonOf(button, numbers, samples)),
    samples: Object.fromEntries(samples),
    authentication: null,
  };
};

const kindIn = (header: unknown): TemplateHeaderMedia | null => {
  const type = header === undefined ? undefined : kinds[formatOf(header)];
  return type === undefined ? null : { type, media_id: null };
};

/** Gives the next number that no placeholder has. */
class Numbers {
  #last = 0;

  take(name: string): void {
    if (/^\d{1,9}$/.test(name)) this.#last = Math.max(this.#last, Number(name));
  }

  next(): string {
    this.#last += 1;
    return String(this.#last);
  }
}

/** Renames placeholders that are numbers. Lists each with its name before. */
const renamed = (text: string, keepsNames: boolean, numbers: Numbers) => {
  const names = placeholdersOf(text).map((name) => [name, keepsNames ? name : numbers.next()] as const);
  const called = Object.fromEntries(names.map(([before, name]) => [before, `{{${name}}}`]));
  return { text: renderTemplate(text, called).text, names };
};

const keep = (samples: Map<string, string>, name: string, sample: string | null): void => {
  if (sample !== null && sample !== "") samples.set(name, storable(sample, 200));
};

/** Returns the reader of a part's samples, by name or by order. */
const samplesOf =
  (part: unknown, member_: "body_text" | "header_text", isNamed: boolean) =>
  (name: string): string | null => {
    const example = member(part, "example");
    if (isNamed) {
      const named = listAt(example, `${member_}_named_params`);
      return textAt(
        named.find((each) => textAt(each, "param_name") === name),
        "example",
      );
    }
    const [first] = listAt(example, member_);
    const values = Array.isArray(first) ? first : listAt(example, member_);
    const value: unknown = values[Number(name) - 1];
    return typeof value === "string" ? value : null;
  };

const buttonOf = (button: unknown, numbers: Numbers, samples: Map<string, string>): readonly TemplateButton[] => {
  const text = textAt(button, "text") ?? "";
  switch (typeOf(button)) {
    case "QUICK_REPLY":
      return [{ type: "quick_reply", text }];
    case "PHONE_NUMBER":
      return [{ type: "phone", text, phone_number: `+${(textAt(button, "phone_number") ?? "").replace(/\D/g, "")}` }];
    case "URL": {
      const given = textAt(button, "url") ?? "";
      const { text: url, names } = renamed(given, false, numbers);
      const [named] = names;
      if (named) keep(samples, named[1], suffixOf(given, exampleOf(button)));
      return [{ type: "url", text, url }];
    }
    case "COPY_CODE": {
      const name = numbers.next();
      keep(samples, name, exampleOf(button));
      return [{ type: "copy_code", text: text || "Copy offer code", code: `{{${name}}}` }];
    }
    default:
      return [];
  }
};

/** Reads an example that is a text, or the first of a list. */
const exampleOf = (button: unknown): string | null => {
  const [first] = listAt(button, "example");
  return typeof first === "string" ? first : textAt(button, "example");
};

/** An example of an address is the whole of it, or its end alone. */
const suffixOf = (url: string, example: string | null): string | null => {
  const [start = ""] = url.split("{{");
  return example?.startsWith(start) === true ? example.slice(start.length) : example;
};
