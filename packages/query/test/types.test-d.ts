import type { DataOf } from "@atlas-messaging/contract";
import type { Atlas, CallError } from "@atlas-messaging/sdk";
import { useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { expectTypeOf, test } from "vitest";
import {
  consoleAccountSignOutMutation,
  messagesGetOptions,
  messagesListInfiniteOptions,
  messagesListOptions,
  messagesSendMutation,
  queryKeyOf,
} from "../src/index.ts";

declare const atlas: Atlas;

test("a query has the data of its operation and the errors of the SDK", () => {
  const { data, error } = useQuery(messagesGetOptions(atlas, "id"));
  expectTypeOf(data).toEqualTypeOf<DataOf<"messages.get"> | undefined>();
  expectTypeOf(error).toEqualTypeOf<CallError | null>();
  // @ts-expect-error -- The id is required.
  messagesGetOptions(atlas);
});

test("options may be narrowed where they are used", () => {
  const options = {
    ...messagesListOptions(atlas, { limit: 1 }),
    select: ({ messages }: DataOf<"messages.list">) => messages.length,
  };
  expectTypeOf(useQuery(options).data).toEqualTypeOf<number | undefined>();
  // @ts-expect-error -- No such filter.
  messagesListOptions(atlas, { colour: "red" });
});

test("an infinite query has pages of that data", () => {
  const { data } = useInfiniteQuery(messagesListInfiniteOptions(atlas));
  expectTypeOf(data?.pages).toEqualTypeOf<DataOf<"messages.list">[] | undefined>();
});

test("a mutation takes the inputs of its operation by name, and nothing where there are none", () => {
  const send = useMutation(messagesSendMutation(atlas));
  send.mutate({ body: { phone_number: "+15550100001", text: "Hello." }, options: { idempotencyKey: "hello" } });
  // @ts-expect-error -- The body is required.
  send.mutate();
  // @ts-expect-error -- A message has a text or a template.
  send.mutate({ body: { phone_number: "+15550100001" } });
  useMutation(consoleAccountSignOutMutation(atlas)).mutate();
});

test("a list of queries and a key have that data, too", () => {
  const [first] = useQueries({ queries: [messagesGetOptions(atlas, "one"), messagesListOptions(atlas)] });
  expectTypeOf(first.data).toEqualTypeOf<DataOf<"messages.get"> | undefined>();
  expectTypeOf(first.error).toEqualTypeOf<CallError | null>();
  const kept = useQueryClient().getQueryData(messagesGetOptions(atlas, "one").queryKey);
  expectTypeOf(kept).toEqualTypeOf<DataOf<"messages.get"> | undefined>();
});

test("a key is of an operation, a resource, or everything", () => {
  queryKeyOf(atlas, "messages.list");
  queryKeyOf(atlas, "messages");
  queryKeyOf(atlas, "console.messages");
  queryKeyOf(atlas, "console");
  queryKeyOf(atlas);
  // @ts-expect-error -- No such resource.
  queryKeyOf(atlas, "letters");
  // @ts-expect-error -- No such resource of the console.
  queryKeyOf(atlas, "console.letters");
});
