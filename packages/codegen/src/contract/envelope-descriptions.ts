import { isRecord } from "./document.ts";

const members: Readonly<Record<string, string>> = { data: "The result.", error: "The reason of the refusal." };

/** Describes the members of the envelope, which all answers share (convention 4), where a schema does not. */
export const describeEnvelopes = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  if ("properties" in value && isRecord(value.properties)) describeMembers(value.properties);
  for (const inner of Object.values(value)) describeEnvelopes(inner);
};

const describeMembers = (properties: Record<string, unknown>): void => {
  const { ok, code } = properties;
  if (isRecord(ok) && typeof ok["const"] === "boolean") describeEnvelope(properties, ok);
  if (isRecord(code) && "retryable" in properties)
    describe(code, "The error code. Treat one that you do not know by the status.");
};

const describeEnvelope = (properties: Record<string, unknown>, ok: Record<string, unknown>): void => {
  describe(ok, ok["const"] === true ? "Says that the call succeeded." : "Says that the call was refused.");
  for (const [name, text] of Object.entries(members)) {
    const member = properties[name];
    if (isRecord(member) && !("$ref" in member)) describe(member, text);
  }
};

const describe = (schema: Record<string, unknown>, text: string): void => {
  schema["description"] ??= text;
};
