/** Each operation by its command, against the offline sandbox. Requests and ids are those of the conformance suite. */
import { type LimitName, type OperationId, keysOf, limits, operations } from "@atlas-messaging/contract";
import {
  type Arrived,
  type StartReceiver,
  type Target,
  Session,
  allCases,
  receiverOf,
  runCases,
} from "@atlas-messaging/conformance";
import { createSandbox } from "@atlas-messaging/sandbox";
import { beforeAll, expect, test } from "vitest";
import { exitCodes } from "../src/exit-codes.ts";
import { exampleArgs } from "../src/operation/command.ts";
import { asArguments } from "../test-support/as-arguments.ts";
import { ran } from "../test-support/memory-io.ts";

type Fetch = (request: Request) => Promise<Response>;

const unlimited = Object.fromEntries(keysOf(limits).map((name: LimitName) => [name, 1_000_000]));

/** A sandbox whose receivers are addresses that only it knows. */
const offline = (reached: (fetch: Fetch) => Fetch): Target => {
  const receivers = new Map<string, Fetch>();
  const receive: Fetch = async (request) =>
    receivers.get(new URL(request.url).host)?.(request) ?? new Response(null, { status: 404 });
  const sandbox = createSandbox({
    clock: Date.now(),
    limits: unlimited,
    webhooks: receive,
    pages: (url) => receive(new Request(url)),
  });
  const startReceiver: StartReceiver = async (answer) => {
    const host = `receiver-${receivers.size + 1}.example`;
    const arrived: Arrived[] = [];
    receivers.set(host, async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const raw = new Uint8Array(await request.arrayBuffer());
      arrived.push({ path: pathname + search, method: request.method, headers, raw, at: sandbox.now.getTime() });
      const given = await answer(arrived.at(-1) ?? expect.fail("it has arrived"), arrived.length - 1);
      return new Response(given.body ?? null, { status: given.status, headers: given.headers ?? {} });
    });
    return receiverOf(`https://${host}`, arrived, async () => void receivers.delete(host));
  };
  return {
    baseUrl: sandbox.baseUrl,
    fetch: reached((request) => sandbox.fetch(request)),
    startReceiver,
    clock: { advance: (duration) => sandbox.advance(duration as Parameters<typeof sandbox.advance>[0]) }, // The suite's are the sandbox's.
  };
};

interface Outcome {
  /** Operations that a command carried out. */
  readonly done: Set<OperationId>;
  /** Commands that sent nothing, with their reason. */
  readonly refused: Map<string, string>;
  /** Answers that a command printed otherwise than they came. */
  readonly misprinted: string[];
  /** Operations whose body needed `--input`. */
  readonly byInput: Set<OperationId>;
}

/** Sends the first requests of each operation by its command. Others, and what a command refuses, go as they are. */
const byCommand =
  ({ done, refused, misprinted, byInput }: Outcome) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const command = await asArguments(request.clone());
    if (command === null || done.has(command.id)) return fetch(request);
    const token = request.headers.get("authorization")?.replace("Bearer ", "");
    let answer: Response | undefined;
    const { code, out, err } = await ran(command.args, {
      files: command.files,
      env: { ATLAS_BASE_URL: new URL(request.url).origin, ATLAS_TOKEN: token, ATLAS_OPERATOR_TOKEN: token },
      fetch: async (url, init) => {
        answer = await fetch(new Request(url, init));
        // A stream ends for the command, and goes on for the suite.
        if (answer.headers.get("content-type")?.startsWith("text/event-stream"))
          return new Response(null, { status: 204 });
        return answer.clone();
      },
    });
    if (answer === undefined) {
      refused.set(command.args.join(" "), err);
      return fetch(request);
    }
    if (code === 0) {
      done.add(command.id);
      if (command.args.includes("--input=body")) byInput.add(command.id);
      if (!(await isPrinted(answer.clone(), out))) misprinted.push(`${command.id}: ${out.slice(0, 200)}`);
    }
    return answer;
  };

const isPrinted = async (answer: Response, out: string): Promise<boolean> => {
  const text = await (answer.headers.get("content-type")?.startsWith("text/event-stream") ? "" : answer.text());
  if (!answer.headers.get("content-type")?.includes("json") || answer.headers.get("content-type")?.includes("ndjson"))
    return out === text;
  const { ok: _, ...body }: { readonly ok?: true; readonly data?: unknown } = JSON.parse(text);
  const data = "data" in body && !("has_more" in body) ? body.data : body;
  return JSON.stringify(JSON.parse(out)) === JSON.stringify(data);
};

const outcome: Outcome = { done: new Set(), refused: new Map(), misprinted: [], byInput: new Set() };
const ids = keysOf(operations);

beforeAll(async () => {
  const session = await Session.open(offline(byCommand(outcome)));
  const successes = new Set(ids.map((id) => `${id}/${operations[id].success.status}`));
  await runCases(
    session,
    allCases.filter(({ id }) => successes.has(id)),
  );
  // Operations that take several steps have cases by hand.
  const left = ids.filter((id) => !outcome.done.has(id));
  await runCases(
    session,
    allCases.filter((each) => /^(behaviour|flows)\//.test(each.id) && each.operations.some((id) => left.includes(id))),
  );
});

/** Only an OAuth client brings a consent about, and the offline sandbox has none. */
const withoutSuccess: readonly OperationId[] = ["console.consents.revoke"];

test("every operation is carried out by its command", () =>
  expect(ids.filter((id) => !outcome.done.has(id))).toEqual(withoutSuccess));

test("commands print what the service answers", () => expect(outcome.misprinted).toEqual([]));

test("no command refuses a request of the contract, or needs --input for it", () =>
  expect([[...outcome.refused], [...outcome.byInput]]).toEqual([[], []]));

test.for(ids)("the example in the help of %s runs", async (id) => {
  const { args, files } = exampleOf(id);
  const sandbox = createSandbox({ limits: unlimited });
  const { credentials } = sandbox;
  const { code, err } = await ran(args, {
    files,
    env: { ATLAS_TOKEN: sandbox.token, ATLAS_OPERATOR_TOKEN: credentials.operator_token },
    fetch: async (url, init) => {
      const answer = await sandbox.fetch(new Request(url, init));
      return operations[id].success.contentType === "text/event-stream" ? new Response(null, { status: 204 }) : answer;
    },
  });
  // An example names things that this sandbox has not, or whose state is another.
  if (/of your organization/.test(err)) return;
  const met = ["ok", "missing", "conflict", "permission", "credential", "approval"] as const;
  expect(
    met.map((kind) => exitCodes[kind].code),
    err,
  ).toContain(code);
});

/** Arguments of the example, as the help shows them, and the files that it names. */
const exampleOf = (id: OperationId) => {
  const args = exampleArgs(id);
  const names = args.flatMap((arg) => /^@([^@].*)$/.exec(arg)?.[1] ?? []);
  const secrets: { readonly [name: string]: string } = { "headers.txt": '{"X-Key":"secret"}', "code.txt": "123456" };
  const secret = (name: string): string => secrets[name] ?? "correct-horse-battery-staple";
  return { args, files: { "example.txt": "Hello", ...Object.fromEntries(names.map((name) => [name, secret(name)])) } };
};
