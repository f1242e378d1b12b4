import { variants } from "../operations.js";
import { Place, strings } from "../place.js";

/** @import { Rule } from "../types.js" */

const MEMBERS = ["event_id", "event_type", "timestamp"];

/** @type {Rule} */
export const webhookPayload = () => ({
  Root(node, context) {
    const root = new Place(node, context.location, context);
    for (const [name, webhook] of root.at("webhooks").entries()) {
      checkPayload(name, webhook);
      checkResponses(webhook);
    }
  },
});

/**
 * @param {string} name
 * @param {Place} webhook
 */
const checkPayload = (name, webhook) => {
  const payload = webhook.at("post", "requestBody", "content", "application/json", "schema");
  if (payload.node === undefined) return webhook.report(`Webhook ${name} is a post with a JSON payload.`);
  for (const schema of variants(payload)) {
    const required = strings(schema.members["required"]);
    const properties = schema.at("properties").members;
    const missing = MEMBERS.filter((member) => !required.includes(member) || !(member in properties));
    if (missing.length > 0) schema.report(`The payload of ${name} must require ${missing.join(", ")}.`);
    const type = schema.at("properties", "event_type");
    if (type.members["const"] !== name) type.report(`event_type must be const: ${name}.`);
  }
};

/**
 * A shared response carries our standard headers in the bundle; a receiver of webhooks sends none of them.
 * @param {Place} webhook
 */
const checkResponses = (webhook) => {
  for (const [status, response] of webhook.at("post", "responses").entries()) {
    if (response.reference) response.report(`The ${status} of a webhook is written in place, not taken from shared/.`);
  }
};
