/** Data of the caller's own on a message. */
import { presentWholeMessage } from "../conversations/present.ts";
import { update } from "../core/changes.ts";
import { changeMetadata, isSameMetadata } from "../core/metadata.ts";
import { type Verb, accept } from "../core/outcome.ts";
import { audit, record } from "../core/records.ts";
import { livingParts } from "../customers/decide.ts";
import { type MessageByIdFacts, unknownMessage } from "./cancel.ts";

/** Changes the data of the caller's own of a message (PATCH /v1/atlas/messages/{id}). */
export const updateMessage: Verb<"messages.update", MessageByIdFacts> = (facts, { params, body }) => {
  const found = livingParts(facts.found);
  if (!found) return unknownMessage(params.id);
  const { organization_id, id, metadata, conversation_id } = found.message;
  const changed = changeMetadata(metadata, body.metadata);
  if (changed.kind === "refused") return changed;
  const run = record(facts, { intent: "update_message", conversation_id });
  const message = { ...found.message, ...changed.set, updated_at: facts.now };
  if (isSameMetadata(metadata, message.metadata))
    return accept({ ok: true, data: { message: presentWholeMessage(found) } }, run);
  return accept({ ok: true, data: { message: presentWholeMessage({ ...found, message }) } }, [
    update("messages", { organization_id, id, metadata }, { ...changed.set, updated_at: facts.now }),
    ...run,
    // The entry outlives the customer's data, so it has no values.
    audit(facts, "atlas_api.message.update", id, { after: { changed: ["metadata"] } }),
  ]);
};
