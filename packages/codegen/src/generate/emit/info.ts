import type { OpenApiDocument } from "../../contract/document.ts";
import { literal } from "../print.ts";

/** What the contract says of itself. */
export const emitInfo = ({ info }: OpenApiDocument): string =>
  [
    "/** The version of the contract (interface specification, Versioning 6). */",
    `export const contractVersion = ${literal(info.version)};`,
    "",
  ].join("\n");
