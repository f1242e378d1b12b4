import { isRecord } from "../place.js";

/** @import { Rule } from "../types.js" */

/** @type {Record<string, string>} */
const members = { data: "The result.", error: "The reason of the refusal." };

/**
 * @param {Record<string, unknown>} schema
 * @param {string} text
 */
const describe = (schema, text) => {
  schema["description"] ??= text;
};

/**
 * @param {Record<string, unknown>} properties
 * @param {Record<string, unknown>} ok
 */
const describeEnvelope = (properties, ok) => {
  describe(ok, ok["const"] === true ? "Says that the call succeeded." : "Says that the call was refused.");
  for (const [name, text] of Object.entries(members)) {
    const member = properties[name];
    if (isRecord(member) && !("$ref" in member)) describe(member, text);
  }
};

/**
 * Describes the members of the envelope, which all answers share (convention 4), where a schema does not.
 * @type {Rule}
 */
export const envelopeDescriptions = () => ({
  Schema: {
    leave(schema) {
      const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
      const { ok, code } = properties;
      if (isRecord(ok) && typeof ok["const"] === "boolean") describeEnvelope(properties, ok);
      if (isRecord(code) && "retryable" in properties) {
        describe(code, "The error code. Treat one that you do not know by the status.");
      }
    },
  },
});
