/** Returns the template id of a message; null for free-form text. */
export const templateOf = (body: object): string | null =>
  "template_id" in body && typeof body.template_id === "string" ? body.template_id : null;
