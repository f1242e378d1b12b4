import type { Answer, CallOptions, Caller, DataWithResponse, OperationCall } from "./call.ts";
import { ServiceError } from "./errors.ts";
import { search } from "./path.ts";

/** Item type of a page whose items are in the member `Key`. */
export type ItemOf<Data, Key extends string> = Data extends { readonly [Name in Key]: readonly (infer Item)[] }
  ? Item
  : never;

/** One page of a list. */
export interface Page<Item, Data> {
  /** Items of this page, in the order of the list. */
  readonly items: readonly Item[];
  /** Data of the answer as the contract defines it, with totals for example. */
  readonly data: Data;
  /** True if another page follows. */
  readonly hasMore: boolean;
  /** Fetches the next page. Null on the last. */
  next(): Promise<Page<Item, Data> | null>;
}

/**
 * A list. Awaiting it gives the data of the first page; iterating it gives the items of all pages. Nothing is sent
 * before that.
 */
export interface List<Data, Key extends string> extends Answer<Data>, AsyncIterable<ItemOf<Data, Key>> {
  /** Fetches the first page. Its `next()` fetches the next. */
  page(): Promise<Page<ItemOf<Data, Key>, Data>>;
  /** Iterates over the pages. */
  pages(): AsyncIterableIterator<Page<ItemOf<Data, Key>, Data>>;
}

/** Position of the next page: a cursor, or an offset in the directory. The answer decides which. */
type Next = { after_id: string } | { offset: number };

/** A list call. The position of a page goes into its query. */
interface ListCall extends OperationCall {
  readonly query?: object | undefined;
}

export const listOf = <Data, Key extends string>(
  caller: Caller,
  call: ListCall,
  key: Key,
  options?: CallOptions,
): List<Data, Key> => new LazyList(caller, call, key, options);

class LazyList<Data, Key extends string> implements List<Data, Key> {
  readonly [Symbol.toStringTag] = "List";
  readonly #ask: (next?: Next) => Answer<Data>;
  readonly #key: Key;
  #first: Answer<Data> | undefined;

  constructor(caller: Caller, call: ListCall, key: Key, options: CallOptions | undefined) {
    this.#key = key;
    // An awaited list is asked by the engine, whose frames leave out the code that made it.
    const listed = { ...call, caller: new Error() };
    this.#ask = (next) =>
      caller.call({ ...listed, path: () => call.path() + search({ ...call.query, ...next }) }, options);
  }

  get #answer(): Answer<Data> {
    return (this.#first ??= this.#ask());
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a list is awaited for its first page.
  then<Kept = Data, Lost = never>(
    kept?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    lost?: ((reason: unknown) => Lost | PromiseLike<Lost>) | null,
  ): Promise<Kept | Lost> {
    return this.#answer.then(kept, lost);
  }

  catch<Lost = never>(lost?: ((reason: unknown) => Lost | PromiseLike<Lost>) | null): Promise<Data | Lost> {
    return this.#answer.catch(lost);
  }

  finally(run?: (() => void) | null): Promise<Data> {
    return this.#answer.finally(run);
  }

  withResponse(): Promise<DataWithResponse<Data>> {
    return this.#answer.withResponse();
  }

  async page(): Promise<Page<ItemOf<Data, Key>, Data>> {
    return this.#pageOf(await this.#answer.withResponse());
  }

  async *pages(): AsyncGenerator<Page<ItemOf<Data, Key>, Data>, undefined> {
    let page: Page<ItemOf<Data, Key>, Data> | null = await this.page();
    while (page !== null) {
      yield page;
      page = await page.next();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<Data, Key>, undefined> {
    for await (const { items } of this.pages()) yield* items;
  }

  #pageOf(given: DataWithResponse<Data>): Page<ItemOf<Data, Key>, Data> {
    const { data } = given;
    const next = nextOf(data);
    return {
      items: itemsOf(given, this.#key),
      data,
      hasMore: next !== null,
      next: async () => (next === null ? null : this.#pageOf(await this.#ask(next).withResponse())),
    };
  }
}

/** The contract names the member and requires it, so that its items have their type. */
const itemsOf = <Data, Key extends string>(
  { data, response }: DataWithResponse<Data>,
  key: Key,
): readonly ItemOf<Data, Key>[] => {
  const { [key]: items }: Readonly<Record<string, unknown>> = Object(data);
  if (Array.isArray(items)) return items;
  throw new ServiceError({ response, idempotencyKey: null, attempts: 1 });
};

const nextOf = (data: unknown): Next | null => {
  const { has_more, next_cursor, next_offset }: Readonly<Record<string, unknown>> = Object(data);
  if (has_more === true && typeof next_cursor === "string") return { after_id: next_cursor };
  return typeof next_offset === "number" ? { offset: next_offset } : null;
};
