/** A file of somebody's own, as the service takes it. */

/** Formats that can be read, by the ending of a name. Browsers do not know the type of each. */
const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  htm: "text/html",
  html: "text/html",
  markdown: "text/markdown",
  md: "text/markdown",
  pdf: "application/pdf",
  txt: "text/plain",
};

/** Value of `accept`. */
export const acceptedFiles = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(",");

const maxBytes = 10 * 1024 * 1024;
const maxName = 255;
const maxTitle = 300;

/** Says why a file cannot be taken; empty if it can. */
export const problemOf = (file: File | undefined): string => {
  if (file === undefined) return "Choose a file.";
  if (file.size === 0) return "The file is empty.";
  return file.size > maxBytes ? "The file is larger than 10 MiB." : "";
};

export const titleOf = ({ name }: File): string => name.replace(/\.[a-z]+$/i, "").slice(0, maxTitle);

const typeOf = ({ name }: File): string =>
  types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** The end of a name says the format, so a long one is cut in front. */
export const readFile = async (file: File) => ({
  filename: file.name.slice(-maxName),
  media_type: typeOf(file),
  content: new Uint8Array(await file.arrayBuffer()).toBase64(),
});
