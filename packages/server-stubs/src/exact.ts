import type { OperationId, operations } from "@atlas-messaging/contract";
import type { Answer, Reply, Success } from "./answer.ts";

type Plain = string | number | bigint | boolean | symbol | null | undefined;

/** Names of members, at any depth, that the declared type has nowhere. */
type Undeclared<Given, Declared> = Given extends Plain
  ? never
  : unknown extends Declared
    ? never
    : Given extends readonly (infer Item)[]
      ? Undeclared<Item, Declared extends readonly (infer Declarable)[] ? Declarable : never>
      : UndeclaredIn<Given, Exclude<Declared, Plain | readonly unknown[]>>;

type UndeclaredIn<Given, Declared> = {
  [Name in keyof Given & string]: Name extends NameIn<Declared>
    ? Undeclared<Given[Name], MemberIn<Declared, Name>>
    : Name;
}[keyof Given & string];

type NameIn<Union> = Union extends unknown ? keyof Union : never;
type MemberIn<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;

type RefusalIn<Returned> = Extract<Returned, { readonly code: string }>;
type SuccessIn<Returned> = Exclude<Returned, { readonly code: string }>;

/** A reply that is typed as one already has no other members. */
type Whole<Id extends OperationId, Returned> =
  Reply<Id> extends Returned
    ? unknown
    : [Undeclared<Returned, Reply<Id>>] extends [never]
      ? unknown
      : { readonly "The answer has an undeclared member": Undeclared<Returned, Reply<Id>> };

type Returns<Replies> = (...asked: never[]) => Promise<Replies>;

/** Compares the successes and the refusals of a handler one by one, so that the compiler names the member that is wrong. */
type Check<Id extends OperationId, Returned> = [SuccessIn<Returned>] extends [Success<Id>]
  ? [RefusalIn<Returned>] extends [Reply<Id>]
    ? Whole<Id, Returned>
    : Returns<Exclude<Reply<Id>, Success<Id>> | SuccessIn<Returned>>
  : Returns<Success<Id> | RefusalIn<Returned>>;

/** Refuses handlers of unknown operations, and answers that their operation does not declare, or not in each member. */
export type Exact<Given> = {
  readonly [Id in keyof Given]: Id extends OperationId
    ? Given[Id] extends Returns<infer Returned>
      ? Check<Id, Exclude<Returned, Answer<Id>>>
      : unknown
    : { readonly "There is no operation": Id };
};

type Takes<Id, Given> = Id extends OperationId
  ? (typeof operations)[Id]["auth"]["scheme"] extends "none"
    ? never
    : Given extends (call: never, context: infer Context) => unknown
      ? [Context] extends [never]
        ? never
        : (context: Context) => void
      : never
  : never;

/** Context that all these handlers can take. */
export type ContextOf<Given> = { [Id in keyof Given]: Takes<Id, Given[Id]> }[keyof Given] extends infer Takers
  ? [Takers] extends [never]
    ? unknown
    : [Takers] extends [(context: infer Context) => void]
      ? Context
      : never
  : never;
