/** A client of MCP in an agent of its framework. */

/** Connection of an agent: the tool server and a token. */
export interface Target {
  readonly url: string;
  readonly token: string;
}

export interface Agent {
  /** Names of the tools as the model is given them. */
  readonly tools: readonly string[];
  /**
   * Has the scripted model call a tool. Returns the result as the next request to the model shows it; rejects if the
   * framework ends instead.
   */
  readonly call: (name: string, given: object) => Promise<string>;
  readonly close: () => Promise<void>;
}

export type Connect = (target: Target) => Promise<Agent>;

export const bearer = ({ token }: Target): { authorization: string } => ({ authorization: `Bearer ${token}` });

interface Block {
  readonly type?: string;
  readonly text?: string;
}

/** Returns the text of content as frameworks keep it: text, blocks, or an object with blocks. */
export const contentText = (content: unknown): string => {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map((block: Block) => block.text ?? JSON.stringify(block)).join("\n");
  // LangChain and Genkit keep the structured content beside the text, or in its place.
  const { text }: Block = Object(content);
  return text ?? JSON.stringify(content);
};
