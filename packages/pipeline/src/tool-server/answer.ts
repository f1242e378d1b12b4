/** What a tool call comes to, before it is told in the form of its caller. */
import { type ToolAnswer, serializeAnswer, refusalIn, refusedAnswer } from "@atlas-messaging/domain";
import type { Refusal } from "@atlas-messaging/server-stubs/handlers";

/** An answer as text, the same at every replay. */
export class ToldAnswer {
  readonly text: string;
  readonly status: number;
  readonly replayed: boolean;

  constructor(status: number, text: string, replayed = false) {
    this.status = status;
    this.text = text;
    this.replayed = replayed;
  }

  static of(told: ToolAnswer): ToldAnswer {
    const { status, answer } = serializeAnswer(told);
    return new ToldAnswer(status, answer);
  }

  static refusing(refusal: Refusal): ToldAnswer {
    return ToldAnswer.of(refusedAnswer(refusal));
  }

  /** The text is that of an answer, also when it was stored meanwhile. */
  get answer(): ToolAnswer {
    return JSON.parse(this.text) as ToolAnswer;
  }
}

/** For models to read: the same as the structured content, or in one sentence why not. */
export const textOf = (answer: ToolAnswer): string => {
  const refusal = refusalIn(answer);
  return refusal ? `${refusal.code}: ${refusal.message}` : JSON.stringify(answer);
};
