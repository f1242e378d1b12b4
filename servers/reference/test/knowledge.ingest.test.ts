import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encryptedPdf, goodPdf, goodWordFile } from "../test-support/sources.ts";
import { type Arrived, type Receiver, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServedOnPostgres, describeShared } from "../test-support/served.ts";

const limits = { ATLAS_LIMIT_INGEST: "1000", ATLAS_LIMIT_READS: "100000" };
const page = "<title>Menu</title><nav>Home</nav><main><h1>Dishes</h1><p>Our bouillabaisse costs 19 euros.</p></main>";

/** A site, by path: what it answers, and how often it has been asked. */
const site = () => {
  let asked = 0;
  const send = (response: ServerResponse, status: number, headers: object, body: string | Uint8Array = "") =>
    void response.writeHead(status, { ...headers }).end(body);
  const html = { "content-type": "text/html; charset=utf-8" };
  const answers: { readonly [path: string]: (response: ServerResponse) => void } = {
    "/menu": (response) => send(response, 200, html, page),
    "/plain": (response) => send(response, 200, { "content-type": "text/plain" }, "Our bouillabaisse costs 19 euros."),
    "/latin": (response) =>
      send(
        response,
        200,
        { "content-type": "text/plain; charset=iso-8859-1" },
        Buffer.from("bouillabaisse à 19 euros", "latin1"),
      ),
    "/gzip": (response) => send(response, 200, { ...html, "content-encoding": "gzip" }, gzipSync(page)),
    "/redirect": (response) => send(response, 302, { location: "/redirected" }),
    "/redirected": (response) => send(response, 308, { location: "/menu" }),
    "/loop": (response) => send(response, 302, { location: "/loop" }),
    "/robots.txt": (response) =>
      send(response, 200, { "content-type": "text/plain" }, "User-agent: Atlas-Knowledge\nDisallow: /secret"),
    "/secret": (response) => send(response, 200, html, page),
    "/to-secret": (response) => send(response, 302, { location: "/secret" }),
    "/private": (response) => send(response, 302, { location: "http://10.0.0.1/" }),
    "/metadata": (response) => send(response, 302, { location: "http://169.254.169.254/latest/meta-data" }),
    "/ftp": (response) => send(response, 302, { location: "ftp://shop.example/" }),
    "/pdf": (response) => send(response, 200, { "content-type": "application/pdf" }, goodPdf()),
    "/pdf-as-page": (response) => send(response, 200, html, goodPdf()),
    "/broken-pdf": (response) => send(response, 200, { "content-type": "application/pdf" }, "%PDF-1.7"),
    "/page-as-pdf": (response) => send(response, 200, { "content-type": "application/pdf" }, page),
    "/charset": (response) =>
      send(response, 200, { "content-type": "text/html; charset=utf-8" }, Buffer.from("<p>caf\xe9</p>", "latin1")),
    "/nothing": (response) => send(response, 200, html, ""),
    "/json": (response) => send(response, 200, { "content-type": "application/json" }, "{}"),
    "/untyped": (response) => send(response, 200, {}, "Our bouillabaisse costs 19 euros."),
    "/long": (response) => send(response, 200, html, "x".repeat(10 * 1_048_576 + 1)),
    "/empty": (response) => send(response, 200, html, "<nav>Home</nav><script>1</script>"),
    "/forbidden": (response) => send(response, 403, html, page),
    "/missing": (response) => send(response, 404, html, page),
    "/flaky": (response) => (++asked % 2 === 1 ? send(response, 503, html) : send(response, 200, html, page)),
  };
  return ({ path }: Arrived, response: ServerResponse) => (answers[path] ?? answers["/missing"])?.(response);
};

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString("base64");
const file = (media_type: string, content: string | Uint8Array) => ({
  source_type: "document",
  title: "Menu",
  filename: "menu",
  media_type,
  content: base64(content),
});

describeShared("an ingest", {}, (served) => {
  let organization: Organization;
  let pages: Receiver;
  beforeAll(async () => {
    [organization, pages] = [await served.organization(), await startReceiver(site())];
  });
  afterAll(() => pages.close());

  const submit = async (body: unknown) =>
    (await organization.client.succeed("knowledge.create", { body })).data.document.id;
  const submitPage = (path: string) => submit({ source_type: "url", title: "Menu", url: pages.url + path });
  const get = async (id: string) =>
    (await organization.client.succeed("knowledge.get", { params: { id } })).data.document;
  const ended = (id: string) =>
    eventually(async () => {
      const document = await get(id);
      expect(document.status).not.toBe("queued");
      return document;
    });
  const sourcesOf = async (q: string) => {
    const body = await organization.client.succeed("knowledge.list", { query: { q, limit: 200 } });
    return "knowledge_state" in body ? body.data.map(({ knowledge_id }) => knowledge_id) : [];
  };

  describe("makes searchable", () => {
    test.for(["/menu", "/plain", "/latin", "/gzip", "/redirect", "/untyped"])("the page %s", async (path) => {
      const id = await submitPage(path);
      const document = await ended(id);
      expect(document).toMatchObject({
        status: "indexed",
        failure: null,
        text: null,
        indexed_at: expect.any(String),
        ingested_at: expect.any(String),
        ingest: {
          state: "succeeded",
          stage: "done",
          attempts: 1,
          bytes: expect.any(Number),
          failure: null,
          started_at: expect.any(String),
          finished_at: expect.any(String),
        },
      });
      expect(document.ingest?.job_id).toBe(document.job_id);
      expect(document.chunk_count).toBeGreaterThan(0);
      expect(await sourcesOf("What does the bouillabaisse cost?")).toContain(id);
    });

    test.for([
      ["plain text", "text/plain", "The bouillabaisse comes with rouille."],
      ["Markdown", "text/markdown", "# Soups\n\nThe bouillabaisse comes with rouille."],
      ["HTML", "text/html", "<p>The bouillabaisse comes with <b>rouille</b>.</p>"],
      ["CSV", "text/csv", "dish,sauce\nbouillabaisse,rouille\n"],
      ["PDF", "application/pdf", goodPdf()],
      ["Word", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", goodWordFile()],
      ["PDF that is called a page", "text/html", goodPdf()],
    ] as const)("a file of %s", async ([, mediaType, content]) => {
      const id = await submit(file(mediaType, content));
      expect(await ended(id)).toMatchObject({ status: "indexed", filename: "menu", media_type: mediaType });
      expect(await sourcesOf("bouillabaisse rouille")).toContain(id);
    });

    test("a page that is down at first", async () => {
      const id = await submitPage("/flaky");
      expect(await ended(id)).toMatchObject({
        status: "indexed",
        failure: null,
        ingest: { state: "succeeded", attempts: 2 },
      });
    });
  });

  describe("ends as failed, and says what to do, for", () => {
    test.for([
      ["/forbidden", "fetch_blocked"],
      ["/private", "fetch_blocked"],
      ["/metadata", "fetch_blocked"],
      ["/secret", "fetch_blocked"],
      ["/to-secret", "fetch_blocked"],
      ["/missing", "invalid_url"],
      ["/loop", "invalid_url"],
      ["/ftp", "invalid_url"],
      ["/json", "unsupported_format"],
      ["/page-as-pdf", "unsupported_format"],
      ["/charset", "unsupported_format"],
      ["/long", "too_large"],
      ["/empty", "extraction_failed"],
      ["/nothing", "extraction_failed"],
      ["/broken-pdf", "extraction_failed"],
    ] as const)("the page %s: %s", async ([path, code]) => {
      const id = await submitPage(path);
      expect(await ended(id)).toMatchObject({
        status: "failed",
        training_status: "failed",
        failure: { code, message: expect.stringMatching(/\.$/) },
        indexed_at: null,
        ingest: { state: "failed", stage: "failed", attempts: 1, failure: { code }, finished_at: expect.any(String) },
      });
    });

    test.for([
      ["not a url", "invalid_url"],
      ["javascript:alert(1)", "invalid_url"],
      ["https://user:secret@shop.example/", "invalid_url"],
      ["http://192.168.1.1/", "fetch_blocked"],
      ["http://[fd00::1]/", "fetch_blocked"],
    ] as const)("the URL %s: %s", async ([url, code]) => {
      const id = await submit({ source_type: "url", title: "Menu", url });
      expect((await ended(id)).failure).toMatchObject({ code });
    });

    test.for([
      ["a PDF with a password", "application/pdf", encryptedPdf(), "extraction_failed"],
      ["a damaged PDF", "application/pdf", "%PDF-1.7", "extraction_failed"],
      ["an image", "image/png", "png", "unsupported_format"],
      ["a program that is called text", "text/plain", "\x7fELF\0\0", "unsupported_format"],
      ["more than a million characters", "text/plain", "word ".repeat(200_001), "too_large"],
      ["a file of white space", "text/markdown", "\n\n  \n", "extraction_failed"],
    ] as const)("%s", async ([, mediaType, content, code]) => {
      const { status, failure } = await ended(await submit(file(mediaType, content)));
      expect({ status, code: failure?.code }).toEqual({ status: "failed", code });
    });
  });

  test("a failed source that is archived and restored is ingested anew", async () => {
    const id = await submit(file("image/png", "png"));
    const failed = await ended(id);
    const params = { id };
    await organization.client.succeed("knowledge.update", { params, body: { status: "archived" } });
    const { data } = await organization.client.succeed("knowledge.update", { params });
    expect(data.document).toMatchObject({ status: "queued", failure: null });
    expect(data.document.job_id).not.toBe(failed.job_id);
    expect(await ended(id)).toMatchObject({ status: "failed", ingest: { attempts: 1, job_id: data.document.job_id } });
  });
});

describeServedOnPostgres("an ingest where loopback is not allowed", { settings: limits }, (served) => {
  test("connects to no address of this machine", async () => {
    const pages = await startReceiver(site());
    const { client } = await served.organization();
    for (const url of [`${pages.url}/menu`, pages.url.replace("127.0.0.1", "localhost")]) {
      const { data } = await client.succeed("knowledge.create", { body: { source_type: "url", title: "Menu", url } });
      await eventually(async () => {
        const { document } = (await client.succeed("knowledge.get", { params: { id: data.document.id } })).data;
        expect(document).toMatchObject({ status: "failed", failure: { code: "fetch_blocked" } });
      });
    }
    expect(pages.arrived).toEqual([]);
    await pages.close();
  });
});
