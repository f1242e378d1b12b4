/** Files that are the body of their request: up to 100 MB, in little memory, and nothing is left of one that breaks off. */
import { createHash } from "node:crypto";
import { connect } from "node:net";
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { residentMemoryOf } from "../test-support/process-usage.ts";
import type { LogLine } from "../test-support/server-process.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const settings = { ATLAS_LIMIT_WRITES: "5000" };
const max = 100_000_000;
const mebibyte = 1_048_576;

describeServedOnPostgres("a file as the body", { settings }, (served) => {
  const headers = { "content-type": "application/octet-stream" };

  test("is kept whole in little memory", async () => {
    const { client } = await served.organization();
    const raw = new Uint8Array(whole ? max : max / 4).fill(7);
    let peak = 0;
    const before = await residentMemoryOf(served.server.pid);
    const look = async () => void (peak = Math.max(peak, await residentMemoryOf(served.server.pid)));
    const watching = setInterval(() => void look(), 50);
    const kept = client.succeed("media.uploadFile", { raw, headers });
    const { media } = (await kept.finally(() => clearInterval(watching))).data;
    expect(media).toMatchObject({ size_bytes: raw.length, sha256: createHash("sha256").update(raw).digest("hex") });
    expect(Math.round((peak - before) / 1_024)).toBeLessThan(64);
  });

  test("of one byte more is refused", async () => {
    const { client } = await served.organization();
    const refused = await client.call("media.uploadFile", { raw: new Uint8Array(max + 1), headers });
    expect(refused).toMatchObject({ status: 413, error: { code: "payload_too_large" } });
  });

  test("that breaks off, is refused or is replayed leaves nothing", async () => {
    const { client, data } = await served.organization();
    const { port } = new URL(served.server.url);
    const socket = connect(Number(port), "127.0.0.1");
    const head = [
      "POST /v1/atlas/media/file HTTP/1.1",
      "Host: 127.0.0.1",
      `Authorization: Bearer ${data.token}`,
      "Content-Type: application/octet-stream",
      `Content-Length: ${3 * mebibyte}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(Buffer.alloc(2 * mebibyte));
    const usual = { raw: new Uint8Array(400_000).fill(65), headers: { ...headers, "idempotency-key": "menu" } };
    const { media } = (await client.succeed("media.uploadFile", usual)).data;
    const again = await client.call("media.uploadFile", usual);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await client.call("media.uploadFile", { ...usual, headers: { "content-type": "image/png" } })).status).toBe(
      422,
    );
    socket.destroy();
    const isBroken = (line: LogLine) => line["operation"] === "media.uploadFile" && line["status"] === 400;
    await eventually(() => expect(served.server.logs.filter(isBroken)).toHaveLength(1));
    const database = await served.stopAndOpen();
    const text = "select distinct media_id::text as id from media_chunks";
    expect(await database.asTenant(data.organization_id, { text, values: [] })).toEqual([{ id: media.id }]);
  });
});
