/** The templates of a business account at the Cloud API on this machine: taken, edited, listed and deleted. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}

export interface ProviderTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly category: string;
  readonly status: string;
  readonly rejected_reason?: string;
  readonly components: readonly { readonly type: string; readonly [member: string]: unknown }[];
}

interface Asked {
  readonly method: string;
  /** Without the version ahead of it. */
  readonly path: string;
  readonly text: string;
}

export interface ProviderTemplates {
  /** Null if the request is about something else. */
  answer(asked: Asked): Reply | "break off" | null;
  all(): readonly ProviderTemplate[];
  find(name: string, language?: string): ProviderTemplate | undefined;
  change(id: string, change: Partial<ProviderTemplate>): void;
  /** Every submission and edit that came, oldest first. */
  readonly submitted: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
  /** Scripts the responses to the next submissions and edits. With `take` it is carried out, and the answer is lost. */
  answerNext(...replies: readonly (Reply | "break off" | "take and break off")[]): void;
}

type Submission = Pick<ProviderTemplate, "name" | "language" | "category" | "components">;

/** Tells if a body has the members of a template, as the provider asks for them. */
const isSubmission = (body: object): body is Submission => {
  const { name, language, category, components }: Partial<Record<keyof Submission, unknown>> = body;
  return [name, language, category].every((each) => typeof each === "string") && Array.isArray(components);
};

const refusal = (error: object): Reply => ({ status: 400, body: { error } });

export const createProviderTemplates = (account: string): ProviderTemplates => {
  const all = new Map<string, ProviderTemplate>();
  const submitted: { path: string; body: Record<string, unknown> }[] = [];
  const replies: (Reply | "break off" | "take and break off")[] = [];
  let last = 594_425_479_261_000;

  const find = (name: string, language = "en"): ProviderTemplate | undefined =>
    [...all.values()].find((each) => each.name === name && each.language === language);

  const take = (body: Record<string, unknown>): Reply => {
    if (!isSubmission(body)) return refusal({ code: 100, message: "Invalid parameter" });
    if (find(body.name, body.language)) {
      const error_user_msg = "Content in this language already exists.";
      return refusal({ code: 100, error_subcode: 2_388_024, message: "Invalid parameter", error_user_msg });
    }
    const { name, language, category, components } = body;
    const template = { id: String(++last), name, language, category, components, status: "PENDING" };
    all.set(template.id, template);
    return { status: 200, body: { id: template.id, status: template.status, category } };
  };

  const edit = (template: ProviderTemplate, body: Record<string, unknown>): Reply => {
    if (template.status === "PENDING") return refusal({ code: 100, message: "The template is under review." });
    all.set(template.id, { ...template, ...body, status: "PENDING" });
    return { status: 200, body: { success: true } };
  };

  const submit = (path: string, text: string, act: (body: Record<string, unknown>) => Reply): Reply | "break off" => {
    const body: Record<string, unknown> = JSON.parse(text);
    submitted.push({ path, body });
    const scripted = replies.shift();
    if (scripted === undefined) return act(body);
    if (scripted !== "take and break off") return scripted;
    act(body);
    return "break off";
  };

  const list = (query: URLSearchParams): Reply => {
    const name = query.get("name");
    const found = [...all.values()].filter((each) => name === null || each.name.includes(name));
    const from = Number(query.get("after") ?? 0);
    const to = from + 2; // Pages are short, so that a list has several.
    const paging = { cursors: { after: String(to) }, ...(to < found.length ? { next: "https://next.example" } : {}) };
    return { status: 200, body: { data: found.slice(from, to), paging } };
  };

  const answer = ({ method, path, text }: Asked): Reply | "break off" | null => {
    const { pathname, searchParams } = new URL(path, "http://api.example/");
    const known = all.get(pathname.slice(1));
    if (known) {
      return method === "POST" ? submit(path, text, (body) => edit(known, body)) : { status: 200, body: known };
    }
    if (pathname !== `/${account}/message_templates`) return null;
    if (method === "POST") return submit(path, text, take);
    if (method === "GET") return list(searchParams);
    all.delete(searchParams.get("hsm_id") ?? "");
    return { status: 200, body: { success: true } };
  };

  return {
    answer,
    all: () => [...all.values()],
    find,
    change: (id, change) => {
      const known = all.get(id);
      if (known) all.set(id, { ...known, ...change });
    },
    submitted,
    answerNext: (...next) => void replies.push(...next),
  };
};
