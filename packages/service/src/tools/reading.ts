/** Tools that only read rows. Operations answer them, so a token reads the same by HTTP; no run is left. */
import type { ReadingTool, ToolArguments } from "@atlas-messaging/validators/tools";
import type { VoucherRow } from "../rows/customers.ts";
import { presentVoucher } from "../vouchers/vouchers.ts";
import type { Call as ValidCall } from "@atlas-messaging/server-stubs";
import type { Args, ReadLoad, ToolRead, WriteLoad } from "../pipeline/handler.ts";
import { conversations } from "../conversations/operations.ts";
import { runs } from "../runs/operations.ts";
import type { Context } from "../pipeline/context.ts";
import { keyArgs } from "../pipeline/idempotency.ts";
import { load } from "../pipeline/decide.ts";
import { type Listed, pageArgs, paged } from "../pipeline/paging.ts";
import type { Shell } from "../pipeline/services.ts";
import { type ToolAnswer, type ToolRefusal, refusedAnswer, serializeAnswer } from "./decide.ts";

/** Keeps cursors of this list apart from those of the others. */
const list = "vouchers";

/** A voucher's code is worth the voucher, so an agent gets it with the approval alone. */
export const listVouchers: ToolRead<ReturnType<typeof pageArgs>, Listed<VoucherRow>> = {
  kind: "tool",
  args: (given, context) => pageArgs(given, context, list),
  present: (loaded, given, context) => {
    const { items, ...page } = paged(loaded, ({ id }) => id, given, context, list);
    return { vouchers: items.map((voucher) => withoutCode(presentVoucher(voucher))), ...page };
  },
};

const withoutCode = (presented: ReturnType<typeof presentVoucher>) => {
  const { code: _, ...voucher } = presented;
  return voucher;
};

/** Operations whose loads the reading tools use. */
export const readOperations = ["conversations.context", "conversations.list", "runs.get"] as const;

type ReadOperation = (typeof readOperations)[number];

/** Loads of the reading tools, with their types erased. */
export type ReadingLoads<Own extends Shell> = {
  readonly [Name in ReadOperation]: ReadLoad<Own, Args, object>;
} & { readonly "tools.list_vouchers": WriteLoad<Own, Args, object> };

/** A read of any operation, with its types erased. */
interface AnyRead<Id> {
  readonly id: Id;
  readonly args: (call: never, context: Context) => Args;
  readonly present: (loaded: never, call: never, context: Context, again: never) => object | Promise<object>;
}

/** Answers a call by the read of an operation. `validateToolArguments` has checked what the call is made of. */
const byOperation =
  <Id extends ReadOperation, Name extends ReadingTool>(
    { id, args, present }: AnyRead<Id>,
    callOf: (given: ToolArguments<Name>) => Omit<ValidCall<Id>, "id" | "body">,
  ): Answering =>
  async (loads, context, given) => {
    const call = { id, ...callOf(given as never) } as never;
    const loaded = await load(context, loads[id], args(call, context));
    return dataIn(await present(loaded as never, call, context, undefined as never));
  };

/** The success of an operation has the envelope. */
const dataIn = (reply: object): object => Object(Reflect.get(Object(Reflect.get(reply, "body")), "data"));

type Answering = <Own extends Shell>(loads: ReadingLoads<Own>, context: Context<Own>, given: object) => Promise<object>;

const defaultLimit = 20;

const tools: { readonly [Name in ReadingTool]: Answering } = {
  get_run: byOperation<"runs.get", "get_run">(runs["runs.get"], ({ run_id }) => ({ params: { run_id }, query: {} })),
  get_conversation: byOperation<"conversations.context", "get_conversation">(
    conversations["conversations.context"],
    ({ conversation_id }) => ({ params: { conversation_id: conversation_id }, query: {} }),
  ),
  list_conversations: byOperation<"conversations.list", "list_conversations">(
    conversations["conversations.list"],
    (given) => ({ params: {}, query: { limit: defaultLimit, ...given } }),
  ),
  list_vouchers: async (loads, context, given) => {
    const query = { limit: defaultLimit, ...given };
    const args = { ...listVouchers.args(query, context), ...keyArgs(null) };
    const loaded = await load(context, loads["tools.list_vouchers"], args);
    return listVouchers.present(loaded as never, query, context);
  },
};

/** Calls a reading tool. */
export const readByTool = async <Own extends Shell>(
  loads: ReadingLoads<Own>,
  context: Context<Own>,
  name: ReadingTool,
  given: object,
): Promise<TextAnswer> => TextAnswer.of({ ...(await tools[name](loads, context, given)) });

// Result of a tool call, before it takes its caller's form.

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
