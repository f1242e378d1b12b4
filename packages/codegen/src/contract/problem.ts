import { getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import { relative } from "node:path";

/** Prints a linter problem as `file:line:column rule message`, with a path relative to the working folder. */
export const describeProblem = (problem: NormalizedProblem): string => {
  const [location] = problem.location;
  const place = location ? describeLocation(location) : "(no place)";
  const hint = problem.suggest.length > 0 ? ` Did you mean: ${problem.suggest.join(", ")}?` : "";
  return `${place}  ${problem.ruleId}  ${problem.message.replaceAll(/\s*\n\s*/g, " ")}${hint}`;
};

const describeLocation = (location: NormalizedProblem["location"][number]): string => {
  const { start, source } = getLineColLocation(location);
  return `${relative(process.cwd(), source.absoluteRef)}:${start.line}:${start.col}`;
};
