/** Compares operations and events: security, limits, parameters, bodies, answers. */
import {
  type Comparison,
  type Json,
  type Place,
  type Verdict,
  brief,
  inside,
  isRecord,
  listOf,
  recordOf,
} from "./comparison.ts";
import { useLimits } from "./limits.ts";
import { compareSchemas } from "./schemas.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const text = (value: unknown): string => JSON.stringify(value) ?? "none";

/** Operations as `POST /v1/atlas/messages`, events as `event session.ended`. Each knows the host of its tag and the security of all. */
export const subjectsOf = (document: Json): ReadonlyMap<string, Json> => {
  const hosts = new Map(
    listOf(document["tags"])
      .map(recordOf)
      .map((tag) => [tag["name"], tag["x-atlas-host"]]),
  );
  const operations = Object.entries(recordOf(document["paths"])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = recordOf(item)[method];
      if (!isRecord(operation)) return [];
      const common = { security: document["security"], "x-atlas-host": hosts.get(listOf(operation["tags"])[0]) };
      const parameters = [...listOf(recordOf(item)["parameters"]), ...listOf(operation["parameters"])];
      return [[`${method.toUpperCase()} ${path}`, { ...common, ...operation, parameters }] as const];
    }),
  );
  const events = Object.entries(recordOf(document["webhooks"])).flatMap(([name, item]) =>
    isRecord(recordOf(item)["post"]) ? [[`event ${name}`, recordOf(recordOf(item)["post"])] as const] : [],
  );
  return new Map([...operations, ...events]);
};

const isEvent = (subject: string): boolean => subject.startsWith("event ");

export const compareOperations = (all: Comparison, subject: string, before: Json, after: Json): void =>
  new Operations(all, subject).compare(before, after);

class Operations {
  readonly #all: Comparison;
  readonly #sent: Place;
  readonly #received: Place;

  constructor(all: Comparison, subject: string) {
    this.#all = all;
    this.#received = { subject, where: "", direction: "received" };
    // A subscriber receives what a client would send.
    this.#sent = isEvent(subject) ? this.#received : { ...this.#received, direction: "sent" };
  }

  compare(before: Json, after: Json): void {
    useLimits(this.#all, this.#sent, before);
    this.#compareTraits(before, after);
    compareSecurity(this.#all, inside(this.#sent, "security"), before, after);
    this.#compareParameters(before, after);
    this.#compareBody(before["requestBody"], after["requestBody"]);
    if (!isEvent(this.#sent.subject)) this.#compareAnswers(recordOf(before["responses"]), recordOf(after["responses"]));
  }

  #compareTraits(before: Json, after: Json): void {
    for (const [name, judge] of Object.entries(traits)) {
      const [old, now] = [before[name], after[name]];
      if (text(old) === text(now)) continue;
      this.#all.tell(judge(old, now), inside(this.#sent, name), `${brief(text(old))} → ${brief(text(now))}`);
    }
    const [old = [], now = []] = [before, after].map((each) => listOf(each["x-atlas-events"]).map(String));
    const events = inside(this.#sent, "x-atlas-events");
    for (const event of old) if (!now.includes(event)) this.#all.tell("breaking", events, `${event} removed`);
    for (const event of now) if (!old.includes(event)) this.#all.tell("additive", events, `${event} added`);
  }

  #compareParameters(before: Json, after: Json): void {
    const [old, now] = [
      keyed(before["parameters"], (each) => this.#all.beforeOf(each)),
      keyed(after["parameters"], (each) => this.#all.afterOf(each)),
    ];
    for (const [name, each] of old) {
      const kept = now.get(name);
      const place = inside(this.#sent, name);
      if (kept === undefined) this.#all.tell("breaking", place, "removed");
      else this.#all.follow(each, kept, place, (one, other, at) => this.#compareParameter(one, other, at));
    }
    for (const [name, each] of now) {
      if (old.has(name)) continue;
      const isRequired = this.#all.afterOf(each)["required"] === true && this.#sent.direction === "sent";
      const change = isRequired ? "added, and required" : "added";
      this.#all.tell(isRequired ? "breaking" : "additive", inside(this.#sent, name), change);
    }
  }

  #compareParameter(before: Json, after: Json, place: Place): void {
    const [old, now] = [before["required"] === true, after["required"] === true];
    if (old !== now)
      this.#all.tell(
        now === (place.direction === "sent") ? "breaking" : "additive",
        place,
        now ? "required now" : "optional now",
      );
    for (const key of ["name", "in", "style", "explode", "allowReserved"])
      if (text(before[key]) !== text(after[key]))
        this.#all.tell("breaking", place, `${key} ${text(before[key])} → ${text(after[key])}`);
    this.#all.follow(before["schema"], after["schema"], place, compareSchemas(this.#all));
  }

  #compareBody(before: unknown, after: unknown): void {
    const place = inside(this.#sent, "body");
    if (before === undefined && after === undefined) return;
    if (after === undefined) return this.#all.tell("breaking", place, "removed");
    const isRequired = this.#all.afterOf(after)["required"] === true;
    if (before === undefined)
      return this.#all.tell(isRequired ? "breaking" : "additive", place, isRequired ? "added, and required" : "added");
    this.#all.follow(before, after, place, (one, other, at) => {
      const wasRequired = one["required"] === true;
      const nowRequired = other["required"] === true;
      if (wasRequired !== nowRequired && at.direction === "sent")
        this.#all.tell(nowRequired ? "breaking" : "additive", at, nowRequired ? "required now" : "optional now");
      this.#compareContent(one["content"], other["content"], at);
    });
  }

  #compareContent(before: unknown, after: unknown, place: Place): void {
    const [old, now] = [recordOf(before), recordOf(after)];
    for (const [type, each] of Object.entries(old)) {
      const kept = now[type];
      if (kept === undefined) this.#all.tell("breaking", place, `${type} removed`);
      else this.#all.follow(recordOf(each)["schema"], recordOf(kept)["schema"], place, compareSchemas(this.#all));
    }
    for (const type of Object.keys(now)) if (!(type in old)) this.#all.tell("additive", place, `${type} added`);
  }

  #compareAnswers(before: Json, after: Json): void {
    for (const [status, each] of Object.entries(before)) {
      const place = inside(this.#received, `answer ${status}`);
      if (!(status in after)) this.#all.tell("breaking", place, "removed");
      else this.#all.follow(each, after[status], place, (one, other, at) => this.#compareAnswer(one, other, at));
    }
    for (const status of Object.keys(after))
      if (!(status in before)) this.#all.tell("additive", inside(this.#received, `answer ${status}`), "added");
  }

  #compareAnswer(before: Json, after: Json, place: Place): void {
    this.#compareContent(before["content"], after["content"], place);
    const [old, now] = [recordOf(before["headers"]), recordOf(after["headers"])];
    for (const [name, each] of Object.entries(old)) {
      const at = inside(place, name);
      if (!(name in now)) this.#all.tell("breaking", at, "removed");
      else this.#all.follow(each, now[name], at, (one, other, inner) => this.#compareHeader(one, other, inner));
    }
    for (const name of Object.keys(now)) if (!(name in old)) this.#all.tell("additive", inside(place, name), "added");
  }

  #compareHeader(before: Json, after: Json, place: Place): void {
    const [old, now] = [before["required"] === true, after["required"] === true];
    if (old !== now)
      this.#all.tell(now ? "additive" : "breaking", place, now ? "always there now" : "may be missing now");
    this.#all.follow(before["schema"], after["schema"], place, compareSchemas(this.#all));
  }
}

type Judge = (before: unknown, after: unknown) => Verdict;

const breaking: Judge = () => "breaking";
const addedOnly: Judge = (before) => (before === undefined ? "additive" : "breaking");

/** Stages by what may follow them: no return to preview, and no sunset without a deprecation. */
const next: { readonly [stage: string]: readonly unknown[] } = {
  preview: ["stable", "deprecated", "sunset"],
  stable: ["deprecated"],
  deprecated: ["stable", "sunset"],
  sunset: ["stable", "deprecated"],
};

/** Bytes that a body may have where an operation does not say. */
const usualBody = 1_048_576;

/** Traits of an operation by their names, and what a change of each means. */
const traits: { readonly [name: string]: Judge } = {
  operationId: breaking,
  "x-atlas-stage": (before, after) => (next[String(before)]?.includes(after) ? "additive" : "breaking"),
  "x-atlas-limit": breaking,
  "x-atlas-limit-by": breaking,
  "x-atlas-host": addedOnly,
  "x-atlas-idempotent": (_, after) => (after === true ? "additive" : "breaking"),
  "x-atlas-max-body": (before = usualBody, after = usualBody) =>
    Number(after) < Number(before) ? "breaking" : "additive",
  "x-atlas-page": addedOnly,
  "x-atlas-stream": addedOnly,
  "x-atlas-probe": (before) => (before === true ? "breaking" : "additive"),
};

/** Alternatives may be added; all else are other requirements, and so is none at all. */
export const compareSecurity = (all: Comparison, place: Place, before: Json, after: Json): void => {
  const [old, now] = [before, after].map(({ security }) => listOf(security).map(text));
  if (!old || !now || text(old) === text(now)) return;
  const isKept = old.length > 0 && old.every((each) => now.includes(each)) && !now.includes("{}");
  const change = [old, now].map((list) => list.join(" or ") || "public").join(" → ");
  all.tell(isKept ? "additive" : "breaking", place, change);
};

/** Parameters by place and name, such as `query limit`. */
const keyed = (parameters: unknown, resolve: (value: unknown) => Json): ReadonlyMap<string, unknown> =>
  new Map(
    listOf(parameters).map((each) => {
      const { name, in: location } = resolve(each);
      return [`${String(location)} ${String(name)}`, each];
    }),
  );
