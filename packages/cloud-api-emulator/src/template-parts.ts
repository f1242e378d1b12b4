/** Components of a template, and the values that a message fills into them. */
import { Refusal } from "./errors.ts";
import { isObject, listAt, member, textAt } from "./json.ts";
import { headerFormats, templateBounds } from "./network.ts";
import type { State, Template } from "./state.ts";

const typeOf = (part: unknown): string => (textAt(part, "type") ?? "").toUpperCase();

const partOf = (components: readonly unknown[], type: string): unknown =>
  components.find((each) => typeOf(each) === type);

const codeAddress = "https://www.whatsapp.com/otp/code/";

/** Checks new components, and writes those of a one-time code as the network does. @throws {Refusal} */
export const componentsFor = (state: State, category: string, given: readonly unknown[]): readonly unknown[] => {
  const header = partOf(given, "HEADER");
  const format = (textAt(header, "format") ?? "TEXT").toUpperCase();
  if (!partOf(given, "BODY")) throw new Refusal(100, "components must have a BODY.");
  if (category === "AUTHENTICATION") return codeComponents(given);
  if (header !== undefined && headerFormats.some((each) => each === format)) {
    const [handle] = listAt(header, "example", "header_handle");
    if (typeof handle !== "string" || !state.handles.has(handle))
      throw new Refusal(
        100,
        `The ${format} header needs example.header_handle, a handle of an uploaded sample.`,
        2_388_273,
      );
  }
  if (!textAt(partOf(given, "BODY"), "text")) throw new Refusal(100, "The BODY must have a text.");
  return given;
};

/** The network writes text, expiry and button itself. The button gets an address of its own. */
const codeComponents = (given: readonly unknown[]): readonly unknown[] => {
  const [button, ...more] = listAt(partOf(given, "BUTTONS"), "buttons");
  if (more.length > 0 || typeOf(button) !== "OTP")
    throw new Refusal(100, "A template of the category AUTHENTICATION has one button, of the type OTP.");
  const advises = member(partOf(given, "BODY"), "add_security_recommendation") === true;
  const minutes = member(partOf(given, "FOOTER"), "code_expiration_minutes");
  if (minutes !== undefined && !(Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= 90))
    throw new Refusal(100, "code_expiration_minutes is a whole number from 1 to 90.");
  const way = (textAt(button, "otp_type") ?? "COPY_CODE").toUpperCase();
  const expiry = minutes === undefined ? "" : `&code_expiration_minutes=${Number(minutes)}`;
  const address = `${codeAddress}?otp_type=${way}${expiry}&code=otp`;
  return [
    {
      type: "BODY",
      text: `*{{1}}* is your verification code.${advises ? " For your security, do not share this code." : ""}`,
      add_security_recommendation: advises,
      example: { body_text: [["123456"]] },
    },
    ...(minutes === undefined
      ? []
      : [
          {
            type: "FOOTER",
            text: `This code expires in ${Number(minutes)} minutes.`,
            code_expiration_minutes: minutes,
          },
        ]),
    {
      type: "BUTTONS",
      buttons: [
        {
          type: "URL",
          text: textAt(button, "text") ?? "Copy code",
          url: `${address}{{1}}`,
          example: [`${address}123456`],
        },
      ],
    },
  ];
};

/** Checks what a message fills in. @throws {Refusal} as the network refuses it */
export const checkFilled = (state: State, template: Template, content: unknown): void => {
  const sent = listAt(content, "components");
  for (const type of ["HEADER", "BODY"]) {
    const part = partOf(template.components, type);
    const parameters = listAt(partOf(sent, type), "parameters").filter(isObject);
    const format = (textAt(part, "format") ?? "TEXT").toUpperCase();
    if (headerFormats.some((each) => each === format)) checkFile(state, format.toLowerCase(), parameters);
    else checkTexts(template, type.toLowerCase(), textAt(part, "text") ?? "", parameters);
  }
  const buttons = listAt(partOf(template.components, "BUTTONS"), "buttons");
  for (const [index, button] of buttons.entries()) checkButton(sent, button, index);
};

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

const placeholders = (text: string): ReadonlySet<string | undefined> =>
  new Set([...text.matchAll(placeholder)].map(([, name]) => name));

const checkFile = (state: State, kind: string, parameters: readonly object[]): void => {
  const [parameter] = parameters;
  const given = textAt(parameter, "type") ?? "unknown";
  if (parameters.length !== 1 || given !== kind) {
    const [wanted, got] = [kind.toUpperCase(), given.toUpperCase()];
    throw new Refusal(132012, `header: Format mismatch, expected ${wanted}, received ${got}`);
  }
  const [id, link] = [textAt(parameter, kind, "id"), textAt(parameter, kind, "link")];
  if (id === undefined && link === undefined)
    throw new Refusal(131008, `header: ${kind}.id or ${kind}.link is required.`);
  if (id !== undefined && !state.files.has(id))
    throw new Refusal(131009, `header: ${kind}.id names no uploaded media.`);
};

const checkTexts = (template: Template, place: string, text: string, sent: readonly object[]): void => {
  const wanted = placeholders(text);
  const isCode = template.category === "AUTHENTICATION";
  if (sent.length !== wanted.size)
    throw new Refusal(
      132000,
      `${place}: number of localizable_params (${sent.length}) does not match the expected number of params (${wanted.size})`,
    );
  let filled = [...text.replaceAll(placeholder, "")].length;
  for (const parameter of sent) {
    const value = textAt(parameter, "text") ?? "";
    const name = textAt(parameter, "parameter_name");
    checkValue(place, value);
    if (isCode && [...value].length > templateBounds.code)
      throw new Refusal(
        132005,
        `template parameter at index 0 exceeds the maximum length in the AUTHENTICATION category (${templateBounds.code} characters).`,
      );
    if (template.parameter_format === "NAMED" && (name === undefined || !wanted.has(name))) throw new Refusal(132012);
    filled += [...value].length;
  }
  const most = place === "header" ? templateBounds.header : templateBounds.body;
  if (template.components.length > 1 && filled > most)
    throw new Refusal(132005, `${place}: translated text too long; at most ${most} characters.`);
};

const checkValue = (place: string, value: string): void => {
  if (/[\n\t]| {5}/.test(value)) throw new Refusal(132018);
  if (value === "") throw new Refusal(131008, `${place}: a parameter has no text.`);
};

/** An address with a placeholder and a code have a value at their place. */
const checkButton = (sent: readonly unknown[], button: unknown, index: number): void => {
  const type = typeOf(button);
  const isCoupon = type === "COPY_CODE";
  if (!isCoupon && !(type === "URL" && (textAt(button, "url") ?? "").includes("{{"))) return;
  const subType = isCoupon ? "copy_code" : "url";
  const parameters = sent.find(
    (each) =>
      textAt(each, "type")?.toLowerCase() === "button" &&
      textAt(each, "sub_type")?.toLowerCase() === subType &&
      String(member(each, "index")) === String(index),
  );
  const [parameter] = listAt(parameters, "parameters");
  const value = textAt(parameter, isCoupon ? "coupon_code" : "text");
  if (!value) {
    const named = isCoupon ? "copy_code" : "Url";
    throw new Refusal(131008, `buttons: Button at index ${index} of type ${named} requires a parameter`);
  }
  if (isCoupon && [...value].length > templateBounds.code)
    throw new Refusal(131009, `buttons: coupon_code must have at most ${templateBounds.code} characters.`);
};
