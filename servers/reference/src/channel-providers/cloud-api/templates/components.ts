/** A template as the API takes it. */
import { type TemplateButton, type TemplateRow, renderTemplate } from "@atlas-messaging/domain";
import { type Placeholder, isByOrder, placeholdersAt, textFor } from "./placeholders.ts";

/** Builds the components and the form of their placeholders. */
export const contentOf = (template: TemplateRow) => {
  const byOrder = isByOrder(template);
  const { header, body, footer, buttons } = template;
  return {
    parameter_format: byOrder ? "POSITIONAL" : "NAMED",
    components: [
      ...(header === null ? [] : [headerOf(template, header, byOrder)]),
      bodyOf(template, body, byOrder),
      ...(footer === null ? [] : [{ type: "FOOTER", text: footer }]),
      ...(buttons.length === 0 ? [] : [{ type: "BUTTONS", buttons: buttons.map((each) => buttonOf(template, each)) }]),
    ],
  };
};

/** A sample that nobody gave is the placeholder's name. */
const sampleOf = ({ samples }: TemplateRow, name: string): string =>
  (Object.hasOwn(samples, name) ? samples[name] : undefined) ?? name;

const named = (template: TemplateRow, placeholders: readonly Placeholder[]) =>
  placeholders.map(({ name, called }) => ({ param_name: called, example: sampleOf(template, name) }));

const ordered = (template: TemplateRow, placeholders: readonly Placeholder[]) =>
  placeholders.map(({ name }) => sampleOf(template, name));

const headerOf = (template: TemplateRow, header: string, byOrder: boolean) => {
  const placeholders = placeholdersAt(header, byOrder);
  const example = byOrder
    ? { header_text: ordered(template, placeholders) }
    : { header_text_named_params: named(template, placeholders) };
  const text = textFor(header, placeholders);
  return { type: "HEADER", format: "TEXT", text, ...(placeholders.length === 0 ? {} : { example }) };
};

const bodyOf = (template: TemplateRow, body: string, byOrder: boolean) => {
  const placeholders = placeholdersAt(body, byOrder);
  const example = byOrder
    ? { body_text: [ordered(template, placeholders)] }
    : { body_text_named_params: named(template, placeholders) };
  return { type: "BODY", text: textFor(body, placeholders), ...(placeholders.length === 0 ? {} : { example }) };
};

/** An address has at most one placeholder, which the API calls by order. */
const buttonOf = (template: TemplateRow, button: TemplateButton) => {
  const { text } = button;
  if (button.type === "quick_reply") return { type: "QUICK_REPLY", text };
  if (button.type === "phone") return { type: "PHONE_NUMBER", text, phone_number: button.phone_number };
  const placeholders = placeholdersAt(button.url, true);
  const samples = Object.fromEntries(placeholders.map(({ name }) => [name, sampleOf(template, name)]));
  const example = [renderTemplate(button.url, samples).text];
  return {
    type: "URL",
    text,
    url: textFor(button.url, placeholders),
    ...(placeholders.length === 0 ? {} : { example }),
  };
};
