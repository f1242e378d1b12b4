/** Templates with a one-time code, whose text and button the messaging app writes. */
import type { TemplateAuthentication, TemplateContent, TemplateRow } from "../rows/templates.ts";

/** The placeholder of the code. Logs of requests hide values of this name. */
export const codeName = "otp";

/** Writes the parts as the messaging app does in English. It writes them itself in the template's language. */
export const authenticationContent = (choices: TemplateAuthentication): TemplateContent => {
  const { security_recommendation, code_expires_minutes } = choices;
  const advice = security_recommendation ? " For your security, do not share this code." : "";
  return {
    header: null,
    header_media: null,
    body: `*{{${codeName}}}* is your verification code.${advice}`,
    footer: code_expires_minutes === null ? null : `This code expires in ${code_expires_minutes} minutes.`,
    buttons: [{ type: "copy_code", text: "Copy code", code: `{{${codeName}}}` }],
    samples: { [codeName]: "123456" },
    authentication: choices,
  };
};

/** Choices as a request gives them. */
export interface GivenChoices {
  readonly security_recommendation?: boolean;
  readonly code_expires_minutes?: number | null;
}

/** Completes the choices of a request by those that stood before. */
export const choicesOf = (
  given: GivenChoices = {},
  before: TemplateAuthentication = { security_recommendation: true, code_expires_minutes: null },
): TemplateAuthentication => {
  const { security_recommendation = before.security_recommendation } = given;
  const { code_expires_minutes = before.code_expires_minutes } = given;
  return { security_recommendation, code_expires_minutes };
};

/** Tells if the values of a template are secret. What is kept of its messages then hides them. */
export const hidesValues = ({ authentication }: Pick<TemplateRow, "authentication">): boolean =>
  authentication !== null;

const hidden = "••••••";

/** Replaces each value by dots. */
export const hiddenValues = (params: { readonly [name: string]: string }): { readonly [name: string]: string } =>
  Object.fromEntries(Object.keys(params).map((name) => [name, hidden]));
