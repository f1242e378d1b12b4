/** Arazzo runtime expressions, as far as the flows use them. */

/** What expressions can refer to. */
export interface Known {
  readonly inputs: { readonly [name: string]: unknown };
  /** The outputs of the steps so far. */
  readonly steps: ReadonlyMap<string, { readonly [name: string]: unknown }>;
  /** The answer to the step that is judged. */
  readonly body?: unknown;
}

const expression = /^\$[\w.#/~-]+$/;
const embedded = /\{(\$[\w.#/~-]+)\}/g;

/** The value with every expression in it replaced by what it stands for. */
export const fill = (template: unknown, known: Known): unknown => {
  if (typeof template === "string") {
    if (expression.test(template)) return evaluate(template, known);
    return template.replaceAll(embedded, (_, each: string) => String(evaluate(each, known)));
  }
  if (Array.isArray(template)) return template.map((each) => fill(each, known));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fill(value, known)]));
};

/** What one expression stands for; undefined for what is not there. */
export const evaluate = (text: string, { inputs, steps, body }: Known): unknown => {
  if (text.startsWith("$response.body#")) return at(body, text.slice("$response.body#/".length).split("/"));
  const [kind, name = "", outputs, output = ""] = text.split(".");
  if (kind === "$inputs") return inputs[name];
  if (kind === "$steps" && outputs === "outputs") return steps.get(name)?.[output];
  throw new Error(`${text} is no expression of a flow`);
};

/** The value at a path of member names and places in lists. */
export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, step) => (inside === null || inside === undefined ? inside : Reflect.get(Object(inside), step)),
    value,
  );
