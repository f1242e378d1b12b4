/** Result of a tool call, before it takes its caller's form. */
import { type ToolAnswer, type ToolRefusal, serializeAnswer, refusedAnswer } from "@atlas-messaging/domain";

/** An answer as text, identical at every replay. */
export class TextAnswer {
  readonly text: string;
  readonly status: number;
  readonly replayed: boolean;

  constructor(status: number, text: string, replayed = false) {
    this.status = status;
    this.text = text;
    this.replayed = replayed;
  }

  static of(answered: ToolAnswer): TextAnswer {
    const { status, answer } = serializeAnswer(answered);
    return new TextAnswer(status, answer);
  }

  static refusing(refusal: Omit<ToolRefusal, "retryable">): TextAnswer {
    return TextAnswer.of(refusedAnswer(refusal));
  }

  /** Parses the answer from its text, which may come from storage. */
  get answer(): ToolAnswer {
    return JSON.parse(this.text);
  }
}
