import { hashOf } from "./stable-names.ts";

/** Lines from which a member's code is worth a function of its own. */
const minLines = 60;

const member = /^if\(data(?:\.\w+|\["[^"]+"\]) !== undefined\)\{$/;

/**
 * Moves the long code of a member to a function of its own. A runtime compiles a function at its first call, so the
 * code of a member that no request has is never compiled. Equal code is moved once.
 */
export const outlined = (code: string): string => {
  const parts = new Map<string, string>();
  const lines = code.split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    kept.push(line);
    const end = member.test(line) ? endOf(lines, at) : at;
    const body = lines.slice(at + 1, end);
    if (body.length < minLines || body.some((each) => /\brootData\b/.test(each))) continue;
    kept.push(`vErrors = ${partNamed(body, parts)}(data, instancePath, vErrors);`);
    at = end - 1;
  }
  return [...kept, ...parts.values()].join("\n");
};

/** The index of the line that closes the block which a line opens. */
const endOf = (lines: readonly string[], from: number): number => {
  let depth = 1;
  let at = from;
  while (depth > 0) {
    at += 1;
    const line = lines[at];
    if (line === undefined) throw new Error(`The block "${lines[from]}" has no end`);
    if (line.startsWith("}")) depth -= 1;
    if (line.endsWith("{")) depth += 1;
  }
  return at;
};

const partNamed = (body: readonly string[], parts: Map<string, string>): string => {
  const text = body.join("\n");
  refuseForeign(text);
  const name = `part_${hashOf(text)}`;
  parts.set(name, `function ${name}(data, instancePath, vErrors){\n${text}\nreturn vErrors;\n}`);
  return name;
};

/** Refuses code that uses a variable of the function around it. */
const refuseForeign = (text: string): void => {
  const declared = new Set(Array.from(text.matchAll(/\b(?:const|let|var) (\w+)/g), ([, name]) => name));
  for (const [name] of text.matchAll(/\b(?:data|key|_errs|valid|_valid|passing|i|len|coerced|dataType)\d+\b/g))
    if (!declared.has(name)) throw new Error(`A part of a validator uses ${name}, which is declared outside of it`);
};
