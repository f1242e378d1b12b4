import type { OpenApiDocument } from "../../contract/document.ts";
import { literal } from "../print.ts";

/** Emits the contract's own description. */
export const emitInfo = ({ info }: OpenApiDocument): string =>
  [
    "/** The version of the contract (interface specification, Versioning 6). */",
    `export const contractVersion = ${literal(info.version)};`,
    "",
  ].join("\n");
