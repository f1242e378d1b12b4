import { HOSTS, operationRule, takesIdempotencyKey } from "../operations.js";
import { strings } from "../place.js";
import { hasOwnShapes } from "../surfaces.js";
import { limitClasses } from "../tables.js";

const OPERATION_ID = /^(?:console\.)?(?!console\.)[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;
const STAGES = ["stable", "preview", "deprecated", "sunset"];

export const operationId = operationRule(({ place }) => {
  const { operationId: id } = place.members;
  if (typeof id !== "string" || OPERATION_ID.test(id)) return;
  place
    .at("operationId")
    .report(`operationId ${id} must have the form resource.verb, or console.resource.verb, in camelCase.`);
});

export const operationTag = operationRule(({ place }) => {
  if (strings(place.members["tags"]).length !== 1) place.at("tags").report("An operation has exactly one tag.");
});

/** The name of a tag's folder below sections/: `Agent API` is in `agent-api`. */
const sectionOf = (/** @type {string} */ tag) => tag.toLowerCase().replaceAll(" ", "-");

export const operationSection = operationRule(({ place, file }) => {
  const [tag] = strings(place.members["tags"]);
  const folder = /(?:^|\/)sections\/([^/]+)\//.exec(file ?? "")?.[1];
  if (tag === undefined || folder === undefined || folder === sectionOf(tag)) return;
  place.at("tags").report(`An operation of the tag ${tag} is written in sections/${sectionOf(tag)}/.`);
});

export const operationHost = operationRule(({ place, host }) => {
  if (HOSTS.some((name) => name === host)) return;
  place.at("tags").report(`Its tag, or the operation, has an x-atlas-host: one of ${HOSTS.join(", ")}.`);
});

/** A mark of an operation, whose absence means no. */
const operationMark = (name) =>
  operationRule(({ place }) => {
    const stated = place.members[name];
    if (stated === undefined || stated === true) return;
    place.at(name).report(`${name} is true, or left out.`);
  });

export const operationReachesCustomers = operationMark("x-atlas-reaches-customers");

export const operationProbe = operationMark("x-atlas-probe");

export const operationStage = operationRule(({ place }) => {
  if (STAGES.some((stage) => stage === place.members["x-atlas-stage"])) return;
  place.at("x-atlas-stage").report(`x-atlas-stage must be one of ${STAGES.join(", ")}.`);
});

export const operationLimit = operationRule(({ place }) => {
  const limit = place.members["x-atlas-limit"];
  if (typeof limit === "string" && limitClasses.has(limit)) return;
  const classes = [...limitClasses].join(", ");
  place.at("x-atlas-limit").report(`x-atlas-limit must be a class of shared/limits.yaml: ${classes}.`);
});

export const operationLimitBy = operationRule(({ place }) => {
  const by = place.members["x-atlas-limit-by"];
  if (by === undefined) return;
  const { member, classes } = Object(by);
  const named = Object.values(Object(classes));
  const known = named.length > 0 && named.every((limit) => limitClasses.has(limit));
  if (typeof member === "string" && known && "requestBody" in place.members) return;
  place
    .at("x-atlas-limit-by")
    .report(
      "x-atlas-limit-by is { member, classes }: for values of a member of the body, classes of shared/limits.yaml.",
    );
});

export const operationMaxBody = operationRule(({ place }) => {
  const stated = place.members["x-atlas-max-body"];
  if (stated === undefined) return;
  if (Number.isInteger(stated) && Number(stated) > 0 && "requestBody" in place.members) return;
  place.at("x-atlas-max-body").report("x-atlas-max-body is how many bytes the body of an operation may have.");
});

export const operationEvents = operationRule(({ place, method, events }) => {
  const stated = place.members["x-atlas-events"];
  if (stated === undefined) return;
  const names = strings(stated);
  const isSound = names.length > 0 && names.every((name) => events.has(name)) && new Set(names).size === names.length;
  if (isSound && method !== "get") return;
  place.at("x-atlas-events").report("x-atlas-events lists the events of the contract that a write causes, each once.");
});

export const operationIdempotent = operationRule((operation) => {
  // The tool server takes its keys in `params`, whose shape its standard leaves open.
  const stated = operation.place.members["x-atlas-idempotent"];
  if (hasOwnShapes(operation.path) && typeof stated === "boolean") return;
  const taken = takesIdempotencyKey(operation);
  if (stated === taken) return;
  operation.place
    .at("x-atlas-idempotent")
    .report(`x-atlas-idempotent must be ${taken}: the body ${taken ? "takes" : "takes no"} idempotency_key.`);
});
