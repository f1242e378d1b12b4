import type { ContractSource } from "../contract-source.ts";

/** The service's description of itself in its discovery documents. */
export interface About {
  readonly summary: string;
  readonly repository: string;
  /** Uses that it fits, and uses that it does not, in sentences. */
  readonly fit: readonly string[];
  readonly notFit: readonly string[];
  /** Flows of the contract as steps to follow. */
  readonly stories: readonly Story[];
}

interface Story {
  readonly id: string;
  readonly summary: string;
  readonly steps: readonly { readonly operation: string; readonly description: string }[];
}

const fitDocument = "recommendation-fit";

export const aboutOf = ({ document, corpus, flows }: ContractSource): About => {
  const text = corpus.find(({ name }) => name === fitDocument)?.text ?? "";
  return {
    summary: String(document.info["summary"]),
    repository: repositoryOf(document),
    fit: sentencesBelow(text, "A good fit"),
    notFit: sentencesBelow(text, "Not a fit"),
    stories: flows.map(({ id, summary, steps }) => ({
      id,
      summary,
      steps: steps.map(({ operation, description }) => ({ operation, description })),
    })),
  };
};

/** The contract's contact is the repository. */
export const repositoryOf = ({ info }: ContractSource["document"]): string => {
  const contact = info["contact"];
  const url: unknown = Reflect.get(Object(contact), "url");
  if (typeof url !== "string") throw new Error("spec/atlas.yaml names no contact with a url");
  return url;
};

const sentencesBelow = (text: string, heading: string): readonly string[] => {
  const section = text.split(/^# /m).find((part) => part.startsWith(heading));
  if (section === undefined) throw new Error(`spec/sandbox/corpus/${fitDocument}.md has no section "${heading}"`);
  return section
    .slice(heading.length)
    .replaceAll("\n", " ")
    .trim()
    .split(/(?<=\.)\s+/);
};
