/** Files as people have them, and as attackers make them; none is stored, all are made when they are needed. */
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const properties = `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>House rules</dc:title><dc:language>en-GB</dc:language></cp:coreProperties>`;

/** The main part of a Word document around a body. */
export const wordBody = (body: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );

/** A Word file with this main part. */
export const wordFile = (main: Uint8Array, others: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(relations),
    "docProps/core.xml": strToU8(properties),
    "word/document.xml": main,
    ...others,
  });

const paragraph = (text: string, style = ""): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;

/** With a heading, a paragraph and a table. */
export const goodWordFile = (): Uint8Array =>
  wordFile(
    wordBody(
      paragraph("Soups", "Heading1") +
        paragraph("The bouillabaisse comes with rouille.") +
        `<w:tbl><w:tr>${cell("Dish")}${cell("Price")}</w:tr><w:tr>${cell("Bouillabaisse")}${cell("19")}</w:tr></w:tbl>`,
    ),
  );

/** 40 MB of white space in 40 kB, and it says so: more than may be unpacked. */
export const declaredZipBomb = (): Uint8Array => wordFile(new Uint8Array(40_000_000).fill(32));

/** The same, of which it declares a thousand bytes. */
export const lyingZipBomb = (): Uint8Array => {
  const size = 40_000_000;
  const bytes = wordFile(new Uint8Array(size).fill(32));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at++) {
    if (view.getUint32(at, true) === size) view.setUint32(at, 1_000, true);
  }
  return bytes;
};

/** Small when packed, within every count, and gigabytes as a tree. */
export const treeBomb = (): Uint8Array =>
  wordFile(wordBody(`<w:p ${Array.from({ length: 12 }, (_, at) => `a${at}="1"`).join(" ")}/>`.repeat(199_000)));

export const deepWordFile = (): Uint8Array => wordFile(wordBody("<w:sdt><w:sdtContent>".repeat(100_000)));

/** A PDF whose pages have these compressed streams as their contents. */
const pdfWithPages = (streams: readonly Uint8Array[], trailer = ""): Uint8Array => {
  const pages = streams.map((stream, index) => [4 + 2 * index, 5 + 2 * index, stream] as const);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${pages.map(([page]) => `${page} 0 R`).join(" ")}]/Count ${pages.length}>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n`,
    ),
    ...pages.flatMap(([page, content, stream]) => [
      Buffer.from(
        `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>>>/Contents ${content} 0 R>>endobj
${content} 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`,
      ),
      stream,
      Buffer.from("\nendstream endobj\n"),
    ]),
    Buffer.from(`trailer<</Root 1 0 R${trailer}>>\n%%EOF`),
  ]);
};

const pdfWith = (stream: Uint8Array, trailer?: string): Uint8Array => pdfWithPages([stream], trailer);

/** Rows of texts that stand beside each other, drawn row by row under a title, as some programs draw columns. */
export const pdfInColumns = (title: string, columns: readonly (readonly string[])[]): Uint8Array => {
  const rows = Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
    columns.flatMap((column, at) => {
      const text = column[row];
      return text === undefined
        ? []
        : `1 0 0 1 ${50 + at * Math.floor(500 / columns.length)} ${720 - 14 * row} Tm (${text}) Tj`;
    }),
  );
  const drawn = [`/F1 11 Tf 1 0 0 1 50 750 Tm (${title}) Tj`, "/F1 9 Tf", ...rows.flat()];
  return pdfWith(deflateSync(Buffer.from(`BT ${drawn.join(" ")} ET`)));
};

type SizedLine = readonly [size: number, text: string];

const drawnBelowEachOther = (lines: readonly SizedLine[]): Uint8Array => {
  const drawn = lines.map(([size, text], at) => `/F1 ${size} Tf 1 0 0 1 50 ${750 - 15 * at} Tm (${text}) Tj`);
  return deflateSync(Buffer.from(`BT ${drawn.join(" ")} ET`));
};

/** Lines of text, each in its size. */
const pdfFile = (...lines: readonly SizedLine[]): Uint8Array => pdfWith(drawnBelowEachOther(lines));

/** Pages of lines, all in one size. */
export const pdfOfPages = (pages: readonly (readonly string[])[]): Uint8Array =>
  pdfWithPages(pages.map((lines) => drawnBelowEachOther(lines.map((line) => [11, line]))));

export const goodPdf = (): Uint8Array =>
  pdfFile([20, "Soups"], [11, "The bouillabaisse comes with rouille."], [11, "It is served on Fridays only."]);

/** 300 MB of white space where the page's text should be. */
export const pdfBomb = (): Uint8Array => pdfWith(deflateSync(Buffer.alloc(300_000_000, " "), { level: 1 }));

/** A file whose password nobody has. */
export const encryptedPdf = (): Uint8Array => {
  const key = "41".repeat(32);
  const id = "42".repeat(16);
  const handler = `<</Filter/Standard/V 1/R 2/Length 40/P -4/O <${key}>/U <${key}>>>`;
  return pdfWith(deflateSync(Buffer.from("BT ET")), `/Encrypt ${handler}/ID[<${id}><${id}>]`);
};
