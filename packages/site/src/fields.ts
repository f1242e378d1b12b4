/** Fields as a list: name, type and need in a line, then the meaning. Objects and the kinds of a union fold. */
import type { FieldKind, FieldList, FieldTree } from "@atlas-messaging/service/pipeline/website";
import { escaped } from "@atlas-messaging/service/discovery/html";

/** Longest list whose objects are open: the envelope of a response, and lists in it. */
const maxOpen = 3;

export type ShownFields = Pick<FieldList, "direction" | "fields"> & { readonly form: FieldList["form"] };

/** Lists of fields of one page. A form of a body is folded, but for the first. */
export class FieldRenderer {
  readonly #anchorOf: (heading: string) => string;
  readonly #inline: (markdown: string) => string;
  readonly #used = new Map<string, number>();
  #forms = 0;

  constructor(anchorOf: (heading: string) => string, inline: (markdown: string) => string) {
    this.#anchorOf = anchorOf;
    this.#inline = (text) => (/[`*_[<&\\{]/.test(text) ? inline(text) : escaped(text));
  }

  html({ fields, direction, form }: ShownFields): string {
    const inner = new OneList(this.#inline, (path) => this.#idOf(path), direction).html(
      fields,
      fields.length <= maxOpen,
    );
    if (form === undefined) return inner;
    const open = this.#forms++ === 0 ? " open" : "";
    const heading = `<h4 id="${this.#anchorOf(form.name)}">${escaped(form.name)}</h4>`;
    return `<details class="form"${open}><summary>${heading}<p>${this.#inline(form.description)}</p></summary>${inner}</details>\n`;
  }

  /** Returns an anchor that no heading has, since those have no dots. A path that the page has twice gets a number. */
  #idOf(path: string): string {
    const id = path.includes(".") ? path.replaceAll("[]", "") : `field-${path}`;
    const count = this.#used.get(id) ?? 0;
    this.#used.set(id, count + 1);
    return escaped(count === 0 ? id : `${id}-${count}`);
  }
}

/** One list, with the anchors of its fields by their path. */
class OneList {
  readonly #inline: (markdown: string) => string;
  readonly #idOf: (path: string) => string;
  readonly #direction: FieldList["direction"];
  readonly #ids = new Map<string, string>();

  constructor(inline: (markdown: string) => string, idOf: (path: string) => string, direction: FieldList["direction"]) {
    this.#inline = inline;
    this.#idOf = idOf;
    this.#direction = direction;
  }

  html(fields: readonly FieldTree[], open: boolean): string {
    if (fields.length === 0) return "<p>Any JSON object.</p>\n";
    return `<ul class="fields">${fields.map((field) => this.#field(field, open)).join("\n")}</ul>\n`;
  }

  #field(field: FieldTree, open: boolean): string {
    const { path, type, meaning, bounds, example } = field;
    const id = this.#idOf(path);
    this.#ids.set(path, id);
    // The script makes a link of the name. Half of a long page would be such links.
    const name = `<code>${escaped(nameOf(field))}</code>`;
    // The example beside a response has its values.
    const isTold = example !== "" && this.#direction === "input";
    const more = [...bounds, ...(isTold ? [`Example: ${example}`] : [])].map((words) => this.#inline(words));
    const line = more.length === 0 ? "" : `<p class="more">${more.join(" · ")}`;
    return `<li id="${id}"><div>${name} ${this.#inline(type)}${this.#need(field)}</div><p>${this.#inline(meaning)}${this.#like(field)}${line}${this.#below(field, open)}`;
  }

  #need({ required }: FieldTree): string {
    if (this.#direction === "input") return required ? " <b>required</b>" : "";
    return required ? "" : " <i>may be absent</i>";
  }

  #like({ like }: FieldTree): string {
    if (like === undefined) return "";
    const id = this.#ids.get(like) ?? "";
    return ` Its members are those of <a href="#${id}"><code>${escaped(like)}</code></a>.`;
  }

  #below(field: FieldTree, open: boolean): string {
    const { fields, kinds } = field;
    if (fields.length + kinds.length === 0) return "";
    const list = fields.length === 0 ? "" : this.html(fields, open && fields.length <= maxOpen);
    const summary = `<summary>${summaryOf(field)}</summary>`;
    const linked = kinds.filter((kind) => kind.fields.length === 0).map(({ name }) => this.#inline(name));
    const pages = linked.length === 0 ? "" : `<p class="more">Each kind has its page: ${linked.join(", ")}.</p>`;
    const folded = kinds.filter((kind) => kind.fields.length > 0).map((kind) => this.#kind(kind));
    return `<details${open ? " open" : ""}>${summary}${list}${pages}${folded.join("")}</details>`;
  }

  #kind({ name, fields }: FieldKind): string {
    return `<details class="kind"><summary>${this.#inline(name)}</summary>${this.html(fields, false)}</details>`;
  }
}

const nameOf = ({ path }: FieldTree): string => path.slice(path.lastIndexOf(".") + 1);

const summaryOf = (field: FieldTree): string => {
  const { fields, kinds } = field;
  const counts = [counted(fields.length, "field"), counted(kinds.length, "kind")].filter((words) => words !== "");
  return `${counts.join(" and ")} of <code>${escaped(nameOf(field))}</code>`;
};

const counted = (count: number, name: string): string => {
  if (count === 0) return "";
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
};
