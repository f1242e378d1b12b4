/** Values that a message fills into a template, held to the rules of the messaging apps before it is sent. */
import { templateBounds as bounds } from "@atlas-messaging/cloud-api-emulator/network";
import type { Detail } from "@atlas-messaging/contract";
import type { TemplateRow } from "../rows/templates.ts";
import { filledOf, placeholdersIn, placeholdersOf, renderTemplate } from "./content.ts";

interface Params {
  readonly [name: string]: string;
}

/** Lists values that are missing, that no placeholder takes, and that the messaging apps refuse. */
export const paramProblems = (template: TemplateRow, params: Params): readonly Detail[] => {
  const names = placeholdersIn(template);
  const codes = placeholdersOf(codesIn(template).join(" "));
  const each = [
    ...names.flatMap((name) => (Object.hasOwn(params, name) ? [] : problem(name, "is required by the template"))),
    ...Object.entries(params).flatMap(([name, value]) => {
      if (!names.includes(name)) return problem(name, "must be left out if the template has no such placeholder");
      return valueProblem(name, value, codes.includes(name)) ?? [];
    }),
  ];
  return each.length > 0 ? each : lengthProblems(template, params);
};

const codesIn = ({ buttons }: TemplateRow): readonly string[] =>
  buttons.flatMap((button) => (button.type === "copy_code" ? [button.code] : []));

const problem = (name: string, message: string): Detail => ({ path: `template_params.${name}`, message });

const valueProblem = (name: string, value: string, isCode: boolean): Detail | null => {
  if (/^[\s\p{Cf}]*$/u.test(value)) return problem(name, "must not be empty, which the messaging apps refuse");
  if (/[\t-\r\u0085\u2028\u2029]| {5}/.test(value))
    return problem(name, "must have no line break, no tab and at most four spaces in a row");
  return isCode && !/^[!-~]{1,15}$/.test(value)
    ? problem(name, `must be a code of 1 to ${bounds.code} ASCII characters without spaces`)
    : null;
};

/** Lists parts that become too long by their values. */
const lengthProblems = (template: TemplateRow, params: Params): readonly Detail[] => {
  const { header, header_media, body, footer, buttons } = template;
  const isAlone = header === null && header_media === null && footer === null && buttons.length === 0;
  const parts = [
    ["header", header ?? "", bounds.header],
    ["body", body, isAlone ? Infinity : bounds.body],
    ...buttons.map((button) => ["address of a button", filledOf(button), bounds.url] as const),
  ] as const;
  return parts.flatMap(([part, text, most]) =>
    lengthOf(renderTemplate(text, params).text) > most
      ? [{ path: "template_params", message: `must leave the ${part} at most ${most} characters long` }]
      : [],
  );
};

const lengthOf = (text: string): number => Array.from(text).length;
