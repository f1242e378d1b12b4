import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type OperationId, type SuccessOf, operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { expect } from "vitest";
import type { Sandbox } from "../src/index.ts";

export interface Request {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number };
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
  readonly code: string | null;
}

export interface Client {
  call<Id extends OperationId>(id: Id, request?: Request): Promise<Answer<SuccessOf<Id>>>;
  /** The body of a success; a refusal fails the test. */
  succeed<Id extends OperationId>(id: Id, request?: Request): Promise<SuccessOf<Id>>;
}

/** Calls a sandbox as a developer does, and holds every answer to the contract. */
export const clientOf = (sandbox: Sandbox, token: string | null = sandbox.token): Client => {
  const call: Client["call"] = async (id, { params = {}, query = {}, body, headers = {} } = {}) => {
    const { method, path } = operations[id];
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
      "http://sandbox.test",
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await sandbox.fetch(url, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = JSON.parse(text);
    expect(validateResponse(id, answer.status, json), `${id} ${answer.status}`).toMatchObject({ ok: true });
    return { status: answer.status, headers: answer.headers, text, body: json, code: json.error?.code ?? null };
  };
  return {
    call,
    succeed: async (id, request) => {
      const answer = await call(id, request);
      expect(answer.code, answer.text).toBeNull();
      return answer.body;
    },
  };
};

export const phone = "+15550100001";
export const message = (key: string, text = "Your table is ready.") => ({
  body: { idempotency_key: key, phone_number: phone, text },
});

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo; // A server that listens on a port has one.
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
