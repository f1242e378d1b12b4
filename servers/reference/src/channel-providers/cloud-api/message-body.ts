import { type TemplateRow, placeholdersOf } from "@atlas-messaging/domain";
import type { OpenLink, Outbound } from "../provider.ts";

/** Builds the body of a message request. Our id goes along and returns with every status. */
export const messageBody = (outbound: Outbound, link: OpenLink) => ({
  messaging_product: outbound.channel.channel,
  recipient_type: "individual",
  to: outbound.customer.phone_number.slice(1),
  biz_opaque_callback_data: outbound.message.id,
  ...contentOf(outbound, link),
});

const contentOf = ({ message, template, templateParams }: Outbound, { template_language }: OpenLink) => {
  if (!template) return { type: "text", text: { body: message.text, preview_url: false } };
  const parameters = parametersOf(template, templateParams);
  return {
    type: "template",
    template: {
      name: template.name,
      language: { code: template_language },
      ...(parameters.length === 0 ? {} : { components: [{ type: "body", parameters }] }),
    },
  };
};

/** Numeric placeholders go by order, all others by name. */
const parametersOf = ({ body }: TemplateRow, values: Outbound["templateParams"]) => {
  const names = placeholdersOf(body);
  const byOrder = names.every((name) => /^\d+$/.test(name));
  const ordered = byOrder ? names.toSorted((one, other) => Number(one) - Number(other)) : names;
  return ordered.map((name) => ({
    type: "text",
    ...(byOrder ? {} : { parameter_name: name }),
    text: values[name] ?? "",
  }));
};
