/** Knowledge of a message's job beside the message. */
import type { JobRow } from "../rows/jobs.ts";

/** Reads the template parameters of a message's job. */
export const templateParamsOf = ({ detail }: JobRow): { readonly [name: string]: string } => {
  const params: unknown = Reflect.get(Object(detail), "template_params");
  if (params === undefined) return {};
  return Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]));
};

/** Tells if a message goes out with a preview of the page that it names. */
export const hasPreview = ({ detail }: JobRow): boolean => Reflect.get(Object(detail), "link_preview") === true;
