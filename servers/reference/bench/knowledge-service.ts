/** The knowledge operations of organizations: over HTTP of a server of its own, or by the same handlers here. */
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import { openDatabase } from "../src/platform/database/open.ts";
import { handlers } from "../src/services/handlers.ts";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { testServices } from "../test-support/services.ts";
import { openLimits, startMeasured } from "./server.ts";

export interface KnowledgeServiceOptions {
  readonly database: "postgres" | "pglite";
  readonly through: "http" | "section";
}

export interface SearchPage {
  readonly data: readonly { readonly knowledge_id: string; readonly relevance_score: number }[];
}

/** Knowledge operations of one organization. */
export interface Knowledge {
  /** Stores a text; resolves with its id. */
  create(title: string, text: string): Promise<string>;
  search(query: string, limit: number): Promise<SearchPage>;
  /** One of its documents. */
  list(): Promise<unknown>;
  /** Archives what every sandbox knows from the start. */
  clear(): Promise<void>;
}

export interface KnowledgeService {
  /** A new organization. */
  organization(): Promise<Knowledge>;
  stop(): Promise<void>;
}

type Operation = "knowledge.create" | "knowledge.list" | "knowledge.update" | "sandbox.credentials";
type Params = { readonly [name: string]: string };
type Send = (operation: Operation, path: string, init: RequestInit, params?: Params) => Promise<Response>;
type Listed = { readonly data: { readonly documents: readonly { readonly id: string }[] } };

export const startKnowledge = async (options: KnowledgeServiceOptions): Promise<KnowledgeService> => {
  const postgres = options.database === "postgres" ? await startPostgres({ durable: true }) : null;
  const url = postgres ? await createMigrated(postgres.url) : "memory://";
  const { send, stop } = await (options.through === "http" ? overHttp(url) : inProcess(url));
  return {
    organization: () => organizationOf(send),
    stop: async () => {
      await stop();
      await postgres?.stop();
    },
  };
};

const organizationOf = async (send: Send): Promise<Knowledge> => {
  const { data } = await answered<{ data: { token: string } }>(send("sandbox.credentials", "/sandbox/credentials", {}));
  const headers = { authorization: `Bearer ${data.token}`, "content-type": "application/json" };
  return {
    create: async (title, text) => {
      const init = { method: "POST", headers, body: JSON.stringify({ source_type: "text", title, text }) };
      const created = send("knowledge.create", "/v1/atlas/knowledge", init);
      return (await answered<{ data: { document: { id: string } } }>(created)).data.document.id;
    },
    search: (query, limit) =>
      answered(
        send("knowledge.list", `/v1/atlas/knowledge?limit=${limit}&q=${encodeURIComponent(query)}`, { headers }),
      ),
    list: () => answered(send("knowledge.list", "/v1/atlas/knowledge?limit=1", { headers })),
    clear: async () => {
      const listed = await answered<Listed>(send("knowledge.list", "/v1/atlas/knowledge?limit=200", { headers }));
      const init = { method: "PATCH", headers, body: JSON.stringify({ status: "archived" }) };
      for (const { id } of listed.data.documents) {
        await answered(send("knowledge.update", `/v1/atlas/knowledge/${id}`, init, { id }));
      }
    },
  };
};

const answered = async <Body>(sent: Promise<Response>): Promise<Body> => {
  const response = await sent;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<Body>;
};

const overHttp = async (databaseUrl: string) => {
  const server = await startMeasured(databaseUrl);
  const send: Send = (_operation, path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return { send, stop: () => server.stop() };
};

const inProcess = async (databaseUrl: string) => {
  const database = await openDatabase({ url: databaseUrl, dataDir: "" });
  const pipeline = createPipeline(testServices(database, openLimits), handlers);
  const send: Send = (operation, path, init, params = {}) =>
    pipeline(operation, { request: new Request(`http://bench${path}`, init), params, clientAddress: "127.0.0.1" });
  return { send, stop: () => database.close() };
};
