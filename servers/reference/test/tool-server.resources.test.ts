/** Knowledge as resources of MCP: by the scopes and the organization of a token, page by page. */
import { expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { type Organization, describeShared } from "../test-support/served.ts";

interface Answer {
  readonly result?: {
    readonly resources: readonly { readonly uri: string; readonly name: string }[];
    readonly nextCursor?: string;
  };
  readonly error?: { readonly code: number; readonly data: object };
}

const withNarrowToken = async (database: Database) => {
  const { organizationId } = await seedOrganization(database);
  return seedCredential(database, organizationId, { scopes: ["atlas.actions.execute"] });
};

interface Documents {
  readonly documents: readonly { readonly title: string }[];
  readonly next_cursor: string;
}

describeShared("knowledge as resources", { seed: withNarrowToken }, (served) => {
  const post = (token: string, method: string, params: object) =>
    fetch(`${served.server.url}/atlas/v1/mcp`, {
      method: "POST",
      headers: {
        "mcp-protocol-version": "2025-11-25",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });

  const ask = async ({ data }: Organization, method: string, params: object = {}): Promise<Answer> =>
    (await (await post(data.token, method, params)).json()) as Answer;

  const listAll = async (its: Organization): Promise<{ readonly names: string[]; readonly sizes: number[] }> => {
    const [names, sizes]: [string[], number[]] = [[], []];
    let cursor: string | undefined;
    do {
      const { result } = await ask(its, "resources/list", cursor === undefined ? {} : { cursor });
      names.push(...(result?.resources ?? []).map(({ name }) => name));
      sizes.push(result?.resources.length ?? 0);
      cursor = result?.nextCursor;
    } while (cursor !== undefined);
    return { names, sizes };
  };

  const add = async ({ client }: Organization, title: string): Promise<string> => {
    const body = { source_type: "text", title, text: `All about ${title}.` } as const;
    return (await client.succeed("knowledge.create", { body })).data.document.id;
  };

  test("lists what is indexed, a page at a time, by cursors that are valid for their receiver alone", async () => {
    const [its, other] = [await served.organization(), await served.organization()];
    for (let count = 1; count <= 50; count++) await add(its, `Page ${count}`);
    const archived = await add(its, "Gone");
    await its.client.succeed("knowledge.update", { params: { id: archived }, body: { status: "archived" } });
    const { names, sizes } = await listAll(its);
    const listed = await its.client.call("knowledge.list", { query: { limit: 200, status: "indexed" } });
    const { documents } = (JSON.parse(listed.text) as { readonly data: Documents }).data;
    expect(names).toEqual(documents.map(({ title }) => title));
    expect(sizes).toEqual([50, names.length - 50]);
    const gone = await ask(its, "resources/read", { uri: `atlas://knowledge/${archived}` });
    expect(gone.error?.data).toMatchObject({ code: "not_found" });

    const { result } = await ask(its, "resources/list");
    const elsewhere = await its.client.call("knowledge.list", { query: { limit: 1 } });
    const { next_cursor } = (JSON.parse(elsewhere.text) as { readonly data: Documents }).data;
    for (const [whose, cursor] of [
      [other, result?.nextCursor],
      [its, next_cursor],
      [its, "no cursor"],
    ] as const) {
      const { error } = await ask(whose, "resources/list", { cursor });
      expect(error).toMatchObject({ code: -32_602, data: { code: "invalid_cursor", retryable: false } });
    }
  });

  test.for(["atlas://knowledge/none", "atlas://knowledge/", "atlas://elsewhere/1", "file:///etc/passwd", "no address"])(
    "knows nothing at %s",
    async (uri) => {
      const { error } = await ask(await served.organization(), "resources/read", { uri });
      expect(error).toMatchObject({ code: -32_602, data: { uri } });
    },
  );

  test("shows no other organization's documents", async () => {
    const [its, other] = [await served.organization(), await served.organization()];
    const uri = `atlas://knowledge/${await add(its, "Ours alone")}`;
    expect((await ask(its, "resources/read", { uri })).error).toBeUndefined();
    expect((await ask(other, "resources/read", { uri })).error?.data).toMatchObject({ uri, code: "not_found" });
    expect((await listAll(other)).names).not.toContain("Ours alone");
  });

  test("is not there for a token that may not search", async () => {
    const about = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } };
    const initialized = await post(served.seeded, "initialize", about);
    const { result } = (await initialized.json()) as { readonly result: { readonly capabilities: object } };
    expect(Object.keys(result.capabilities)).toEqual(["tools"]);
    for (const method of ["resources/list", "resources/templates/list", "resources/read"]) {
      const { status, headers } = await post(served.seeded, method, { uri: "atlas://knowledge/1" });
      expect([method, status]).toEqual([method, 403]);
      expect(headers.get("www-authenticate")).toContain('scope="atlas.knowledge.read"');
    }
  });
});
