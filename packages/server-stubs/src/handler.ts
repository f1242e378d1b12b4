import type { OperationId } from "@atlas-messaging/contract";
import type { Answer } from "./answer.ts";
import type { Call, Reply } from "./reply.ts";

/** One operation of a server. An `Answer` is sent as it is. */
export type Handler<Id extends OperationId, Context> = (
  call: Call<Id>,
  context: Context,
) => Promise<Reply<Id> | Answer<Id>>;

/** All operations of a server; one that is missing is a type error. */
export type Handlers<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };
