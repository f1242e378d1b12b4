import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { checkedAnswer } from "../test-support/client.ts";
import { describeShared } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const json = { "content-type": "application/json" };
const valid = `{"phone_number":"+15550100001","text":"Hello"}`;
const mebibyte = 1_048_576;
const nested = (depth: number) => `{"text":${"[".repeat(depth)}${"]".repeat(depth)}}`;

const streamed = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

// More requests than a minute's limit.
describeShared("a body", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });
  const post = (
    raw: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    headers: { [name: string]: string } = json,
  ) => organization.client.call("messages.send", { raw, headers });

  describe("400 malformed_json", () => {
    test.for([
      ["text", bytes("Hello")],
      ["half an object", bytes(`{"phone_number":`)],
      ["a trailing comma", bytes(`{"text":"Hello",}`)],
      ["two values", bytes(`${valid}${valid}`)],
      ["only white space", bytes("  ")],
      ["single quotes", bytes(`{'text':'Hello'}`)],
      ["a number that JSON lacks", bytes(`{"text":NaN}`)],
      ["bytes that are no UTF-8", Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
      ["a surrogate in UTF-8", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
      ["an overlong encoding", Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
      ["UTF-16", new Uint8Array(Buffer.from(valid, "utf16le"))],
      ["lists 100 deep", bytes(nested(100))],
      ["a million open brackets", bytes("[".repeat(1_000_000))],
      ["a million open braces", bytes(`{"a":`.repeat(200_000))],
    ] as const)("%s", async ([, raw]) => {
      expect(await post(raw)).toMatchObject({ status: 400, error: { code: "malformed_json", retryable: false } });
    });

    test("not for what is nested no deeper than 64 levels", async () => {
      expect(await post(bytes(nested(63)))).toMatchObject({ status: 422, error: { code: "validation_failed" } });
    });
  });

  describe("413 payload_too_large", () => {
    const tooLarge = { status: 413, error: { code: "payload_too_large", retryable: false } };

    test("a length of one byte more than a mebibyte", async () => {
      expect(await post(bytes(valid.padEnd(mebibyte + 1)))).toMatchObject(tooLarge);
    });

    test("not a length of a mebibyte", async () => {
      expect(await post(bytes(valid.padEnd(mebibyte)))).toMatchObject({ status: 200 });
    });

    test("chunks that together are more than a mebibyte", async () => {
      const chunks = Array.from({ length: 17 }, () => bytes(" ".repeat(65_536)));
      expect(await post(streamed([bytes(valid), ...chunks]))).toMatchObject(tooLarge);
    });

    test("not chunks that are less", async () => {
      expect(await post(streamed([bytes(valid.slice(0, 9)), bytes(valid.slice(9))]))).toMatchObject({ status: 200 });
    });

    test.for(["2000000", "5000000000", "9007199254740991"])(
      "a declared length of %s, before any of it is sent",
      async (length) => {
        const headers = { ...json, authorization: `Bearer ${organization.data.token}`, "content-length": length };
        const asked = Date.now();
        const call = request(`${served.server.url}/v1/atlas/messages`, { method: "POST", headers });
        call.flushHeaders();
        const [answer]: IncomingMessage[] = await once(call, "response");
        if (!answer) throw new Error("there was no answer");
        const names = Object.entries(answer.headersDistinct).map(([name, values]) => [name, String(values)]);
        const received = {
          status: answer.statusCode ?? 0,
          headers: new Headers(Object.fromEntries(names)),
          text: await readText(answer),
        };
        call.on("error", () => {}).destroy();
        expect(checkedAnswer("messages.send", received, asked)).toMatchObject(tooLarge);
      },
    );
  });

  describe("415 unsupported_media_type", () => {
    test.for([
      [undefined],
      ["text/plain"],
      ["text/json"],
      ["application/json; charset=latin1"],
      ["application/json; charset=utf-16"],
      ["application/jsonp"],
      ["application/x-www-form-urlencoded"],
      ["multipart/form-data; boundary=x"],
    ])("%s", async ([type]) => {
      const answer = await post(bytes(valid), type === undefined ? {} : { "content-type": type });
      expect(answer).toMatchObject({ status: 415, error: { code: "unsupported_media_type", retryable: false } });
    });

    test.for([
      "application/json;charset=utf-8",
      "Application/JSON; Charset=UTF-8",
      `application/json; charset="utf-8"`,
    ])("not %s", async (type) => {
      expect(await post(bytes(valid), { "content-type": type })).toMatchObject({ status: 200 });
    });
  });

  describe("400 organization_id_not_allowed", () => {
    const notAllowed = { status: 400, error: { code: "organization_id_not_allowed", retryable: false } };
    const organization_id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

    test.for([
      ["messages.send", { body: { organization_id, phone_number: "+15550100001", text: "Hello" } }],
      ["messages.send", { body: { organization_id: null, phone_number: "1", colour: "blue" } }],
      ["messages.send", { query: { organization_id }, raw: bytes("{"), headers: json }],
      ["webhooks.create", { body: { organization_id, url: "not a URL" } }],
      ["webhooks.update", { params: { id: "malformed" }, body: { organization_id } }],
      ["webhooks.delete", { params: { id: "malformed" }, query: { organization_id } }],
      ["conversations.list", { query: { organization_id, limit: 0 } }],
      ["conversations.listEvents", { params: { id: "malformed" }, query: { organization_id } }],
      ["channels.list", { query: { organization_id: "" } }],
      ["sandbox.credentials", { query: { organization_id } }],
      ["system.health", { query: { organization_id } }],
    ] as const)("%s %j, ahead of all other validation", async ([id, sent]) => {
      expect(await organization.client.call(id, sent)).toMatchObject(notAllowed);
    });

    test("not deeper in a body, where it is an unknown member", async () => {
      const body = { phone_number: "+15550100001", text: { organization_id } };
      expect(await organization.client.call("messages.send", { body })).toMatchObject({ status: 422 });
    });
  });
});
