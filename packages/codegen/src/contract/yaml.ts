import { readFileSync } from "node:fs";
import { CORE_SCHEMA, load } from "js-yaml";

/** Parses YAML 1.2. A time stays a text. */
export const parseYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA });

export const readYaml = (file: string): unknown => parseYaml(readFileSync(file, "utf8"));
