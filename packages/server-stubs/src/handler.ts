import type { OperationId } from "@atlas-messaging/contract";
import type { Answer } from "./answer.ts";
import type { Call, Reply } from "./reply.ts";

/** Handler of one operation. An `Answer` is sent unchanged. */
export type Handler<Id extends OperationId, Context> = (
  call: Call<Id>,
  context: Context,
) => Promise<Reply<Id> | Answer<Id>>;

/** Handlers of all operations. A missing one is a type error. */
export type Handlers<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };
