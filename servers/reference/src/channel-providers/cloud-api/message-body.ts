import { type TemplateRow, placeholdersOf } from "@atlas-messaging/domain";
import type { Outbound } from "../provider.ts";
import { contentBody } from "./content.ts";
import { isByOrder, placeholdersAt } from "./templates/placeholders.ts";

/** Builds the body of a message request. Our id goes along and returns with every status. */
export const messageBody = (outbound: Outbound) => ({
  messaging_product: outbound.channel.channel,
  recipient_type: "individual",
  to: outbound.customer.phone_number.slice(1),
  biz_opaque_callback_data: outbound.message.id,
  ...(outbound.quotedId === null ? {} : { context: { message_id: outbound.quotedId } }),
  ...contentOf(outbound),
});

const contentOf = ({ message, media, template, templateParams }: Outbound) => {
  if (!template) return contentBody(message, media);
  const components = componentsOf(template, templateParams);
  return {
    type: "template",
    template: {
      name: template.name,
      language: { code: template.language },
      ...(components.length === 0 ? {} : { components }),
    },
  };
};

type Values = Outbound["templateParams"];

/** Lists the components that have placeholders. */
const componentsOf = (template: TemplateRow, values: Values): readonly object[] => {
  const byOrder = isByOrder(template);
  return [
    ...filled("header", parametersOf(template.header ?? "", byOrder, values)),
    ...filled("body", parametersOf(template.body, byOrder, values)),
    ...template.buttons.flatMap((button, index) => (button.type === "url" ? addressOf(button.url, index, values) : [])),
  ];
};

const filled = (type: "header" | "body", parameters: readonly object[]): readonly object[] =>
  parameters.length === 0 ? [] : [{ type, parameters }];

const parametersOf = (text: string, byOrder: boolean, values: Values): readonly object[] =>
  placeholdersAt(text, byOrder).map(({ name, called }) => ({
    type: "text",
    ...(byOrder ? {} : { parameter_name: called }),
    text: values[name] ?? "",
  }));

const addressOf = (url: string, index: number, values: Values): readonly object[] =>
  placeholdersOf(url).map((name) => ({
    type: "button",
    sub_type: "url",
    index: String(index),
    parameters: [{ type: "text", text: values[name] ?? "" }],
  }));
