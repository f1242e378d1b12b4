import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "../contract/yaml.ts";
import type { OperationModel } from "./operation-model.ts";

/** One Arazzo workflow of `spec/flows`, reduced to what a player needs. Other features are refused. */
export interface FlowModel {
  id: string;
  summary: string;
  description: string;
  inputs: string[];
  steps: StepModel[];
}

interface StepModel {
  id: string;
  description: string;
  operation: string;
  params: Record<string, unknown> | undefined;
  query: Record<string, unknown> | undefined;
  body: unknown;
  criteria: CriterionModel[];
  retry: { seconds: number; times: number } | undefined;
  outputs: Record<string, string> | undefined;
  /** Events that the flow's receiver gets after this step (`x-atlas-delivers`). */
  delivers: string[] | undefined;
}

/** A status, an expression with its expected value, or the members of an object anywhere in the body. */
type CriterionModel =
  | { status: number }
  | { value: string; equals: unknown }
  | { somewhere: { member: string; equals: unknown }[] };

/** The parts of Arazzo that the flows use. The linter checks the files against the standard. */
interface ArazzoDocument {
  workflows: Workflow[];
}

interface Workflow {
  workflowId: string;
  summary: string;
  description: string;
  inputs: { required: string[] };
  steps: Step[];
}

interface Step {
  stepId: string;
  description: string;
  operationPath: string;
  parameters?: { name: string; in: "path" | "query"; value: unknown }[];
  requestBody?: { payload: unknown };
  successCriteria: { condition: string; type?: string }[];
  onFailure?: { retryAfter: number; retryLimit: number }[];
  outputs?: Record<string, string>;
  "x-atlas-delivers"?: string[];
}

/** Facts about an operation that a flow uses. */
type Addressed = Pick<OperationModel, "id" | "method" | "path">;

/** Reads every workflow of a folder, in order of file names. */
export const readFlows = async (folder: string, operations: readonly Addressed[]): Promise<FlowModel[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".arazzo.yaml")).toSorted();
  const documents = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return documents.flatMap((text) => flowsOf(flowDocument(text), operations));
};

/** Reads a flow's document. The check lints these files. */
/** The linter guarantees the shape. */
const flowDocument = (text: string): ArazzoDocument => parseYaml(text) as ArazzoDocument;

export const flowsOf = ({ workflows }: ArazzoDocument, operations: readonly Addressed[]): FlowModel[] =>
  workflows.map(({ workflowId, summary, description, inputs, steps }) => ({
    id: workflowId,
    summary,
    description,
    inputs: inputs.required,
    steps: steps.map((step) => stepOf(step, operations)),
  }));

const stepOf = (step: Step, operations: readonly Addressed[]): StepModel => ({
  id: step.stepId,
  description: step.description,
  operation: operationOf(step, operations),
  params: parametersOf(step, "path"),
  query: parametersOf(step, "query"),
  body: step.requestBody?.payload,
  criteria: step.successCriteria.map(({ condition, type }) =>
    type === "jsonpath" ? somewhereOf(condition) : simpleCriterionOf(condition),
  ),
  retry: step.onFailure?.map(({ retryAfter, retryLimit }) => ({ seconds: retryAfter, times: retryLimit }))[0],
  outputs: step.outputs,
  delivers: step["x-atlas-delivers"],
});

const operationPath = /^\{\$sourceDescriptions\.atlas\.url\}#\/paths\/(\S+)\/(\w+)$/;

const operationOf = ({ stepId, operationPath: pointer }: Step, operations: readonly Addressed[]): string => {
  const [, path = "", method] = operationPath.exec(pointer) ?? [];
  const template = path.replaceAll("~1", "/").replaceAll("~0", "~");
  const found = operations.find((each) => each.path === template && each.method === method);
  if (!found) throw new Error(`the step ${stepId} names no operation of the contract: ${pointer}`);
  return found.id;
};

const parametersOf = ({ parameters = [] }: Step, place: "path" | "query"): Record<string, unknown> | undefined => {
  const entries = parameters.filter((each) => each.in === place).map(({ name, value }) => [name, value] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

const comparison = /^(\S+) == (.+)$/;

const simpleCriterionOf = (condition: string): CriterionModel => {
  const [, value, other] = comparison.exec(condition) ?? [];
  if (value === undefined || other === undefined) throw unreadable(condition);
  const equals = operandOf(other, condition);
  if (value === "$statusCode" && typeof equals === "number") return { status: equals };
  return { value, equals };
};

const filter = /^\$\.\.\[\?(.+)\]$/;

/** Parses `$..[?@.a == 'x' && @.b.c == {$steps.s.outputs.y}]`: some object in the body has these members. */
const somewhereOf = (condition: string): CriterionModel => {
  const tests = filter.exec(condition)?.[1]?.split(" && ") ?? [];
  if (tests.length === 0) throw unreadable(condition);
  return {
    somewhere: tests.map((test) => {
      const [, member = "", other] = comparison.exec(test) ?? [];
      if (!member.startsWith("@.") || other === undefined) throw unreadable(condition);
      return { member: member.slice(2), equals: operandOf(other, condition) };
    }),
  };
};

/** Parses a literal. A runtime expression stays a string. */
const operandOf = (text: string, condition: string): unknown => {
  const expression = /^\{?(\$[^{}]+)\}?$/.exec(text)?.[1];
  if (expression !== undefined) return expression;
  try {
    return JSON.parse(text.replaceAll("'", '"'));
  } catch {
    throw unreadable(condition);
  }
};

const unreadable = (condition: string) => new Error(`flows may not use a criterion of this form: ${condition}`);
