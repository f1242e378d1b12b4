/** Media: uploaded, sent and received by its id, and served so that no browser runs it. */
import { createHash } from "node:crypto";
import { operations } from "@atlas-messaging/contract";
import type { Case, Citation } from "../case.ts";
import { contextOf, freshConsole, hear, newNumber, topic } from "./steps.ts";

const sends: Citation = {
  section: "What the service does",
  line: "2. It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
};

const define = topic("media");

const menu = "Soup of the day and bread.";
const hash = createHash("sha256").update(menu).digest("hex");
const file = { media_type: "text/plain", content: btoa(menu), filename: "menu.txt" };
/** The smallest picture. */
const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));

const plain = { "content-type": "text/plain" };

export const media: readonly Case[] = [
  define("bytes", {
    title: "media is served as it came, whole and in part, as an attachment, and the same in the console",
    operations: ["media.upload", "media.get", "media.download", "console.media.get", "console.media.download"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { media: kept } = (await client.succeed("media.upload", { body: file })).data;
      const known = { status: "stored", media_type: "text/plain", size_bytes: 26, sha256: hash, filename: "menu.txt" };
      context.check.includes(kept, known, "the upload");
      const { id } = kept;
      context.check.equal((await client.succeed("media.get", { params: { id } })).data.media, kept, "the media");
      const shown = (await operator.succeed("console.media.get", { params: { media_id: id } })).data.media;
      context.check.equal(shown, kept, "the media in the console");
      for (const answer of [
        await client.call("media.download", { params: { id } }),
        await operator.call("console.media.download", { params: { media_id: id } }),
      ]) {
        context.check.equal(answer.text, menu, `the bytes of ${answer.where}`);
        const header = (name: string) => answer.headers.get(name);
        context.check.matches(header("content-disposition"), /^attachment/, `Content-Disposition of ${answer.where}`);
        context.check.equal(header("x-content-type-options"), "nosniff", `X-Content-Type-Options of ${answer.where}`);
      }
      const part = await client.call("media.download", { params: { id }, headers: { range: "bytes=0-3" } });
      context.check.equal([part.status, part.text], [206, "Soup"], "a part");
    },
  }),
  define("names", {
    title: "a file is served under its own name, without the folders that an upload names",
    operations: ["media.upload", "media.download"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      for (const filename of ["../../etc/menu.txt", "C:\\secret\\menu.txt"]) {
        const { media: kept } = (await client.succeed("media.upload", { body: { ...file, filename } })).data;
        context.check.equal(kept.filename, "menu.txt", `the name of ${filename}`);
        const served = await client.call("media.download", { params: { id: kept.id } });
        const disposition = served.headers.get("content-disposition");
        context.check.matches(disposition, /^attachment; filename="menu.txt"/, `Content-Disposition of ${filename}`);
      }
    },
  }),
  define("types", {
    title: "an upload is of the type that it names",
    operations: ["media.upload"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      for (const body of [
        { ...file, media_type: "image/png" },
        { ...file, content: picture },
      ])
        await client.refuse("media.upload", "validation_failed", { body });
      await client.succeed("media.upload", { body: { media_type: "image/png", content: picture } });
    },
  }),
  define("raw-bytes", {
    title: "the bytes of a file are kept as they came, once under a key",
    operations: ["media.uploadFile", "media.get", "media.download"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      const headers = { "content-type": "Text/Plain; charset=utf-8", "idempotency-key": context.unique() };
      const request = { raw: menu, headers, query: { filename: "../menu.txt" } };
      const { media: kept } = (await client.succeed("media.uploadFile", request)).data;
      const known = { status: "stored", media_type: "text/plain", size_bytes: 26, sha256: hash, filename: "menu.txt" };
      context.check.includes(kept, known, "the upload");
      const params = { id: kept.id };
      context.check.equal((await client.succeed("media.get", { params })).data.media, kept, "the media");
      context.check.equal((await client.call("media.download", { params })).text, menu, "the bytes");
      const again = await client.call("media.uploadFile", request);
      const replayed = [again.body?.data.media.id, again.headers.get("idempotent-replayed")];
      context.check.equal(replayed, [kept.id, "true"], "the repeated upload");
      for (const other of [
        { raw: `${menu}!` },
        { query: { filename: "card.txt" } },
        { headers: { ...headers, "content-type": "application/octet-stream" } },
      ])
        await client.refuse("media.uploadFile", "idempotency_key_reused", { ...request, ...other });
      context.check.equal((await client.call("media.download", { params })).text, menu, "the bytes afterwards");
    },
  }),
  define("raw-types", {
    title: "an upload of bytes names the type of the file, and no other",
    operations: ["media.uploadFile"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      for (const [type, raw] of [
        ["image/png", menu],
        ["text/plain", bytesOf(picture)],
        ["text/plain", ""],
      ] as const)
        await client.refuse("media.uploadFile", "validation_failed", { raw, headers: { "content-type": type } });
      for (const headers of [
        {},
        { "content-type": "multipart/form-data; boundary=menu" },
        { "content-type": "application/x-www-form-urlencoded" },
        { ...plain, "content-encoding": "gzip" },
      ])
        await client.refuse("media.uploadFile", "unsupported_media_type", { raw: menu, headers });
    },
  }),
  define("raw-length", {
    title: "a file of one byte more than the contract takes is refused",
    operations: ["media.uploadFile"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      const raw = new Uint8Array(operations["media.uploadFile"].maxBodyBytes + 1);
      await client.refuse("media.uploadFile", "payload_too_large", { raw, headers: plain });
    },
  }),
  define("lengths", {
    title: "content takes media as long as messaging apps take it: a picture of 5 MiB, longer as a document alone",
    operations: ["media.uploadFile", "messages.send"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client } = await freshConsole(context);
      const phone_number = newNumber();
      await hear(client, phone_number);
      const raw = new Uint8Array(5_242_881);
      raw.set(bytesOf(picture));
      const headers = { "content-type": "image/png" };
      const { id: media_id } = (await client.succeed("media.uploadFile", { raw, headers })).data.media;
      const as = (type: string) => ({ body: { phone_number, content: { type, media_id } } });
      await client.refuse("messages.send", "validation_failed", as("image"));
      await client.succeed("messages.send", as("document"));
    },
  }),
  define("outside", {
    title: "a part that begins behind the last byte of media is refused, with its length",
    operations: ["media.upload", "media.download"],
    cites: sends,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.organization();
      const { id } = (await client.succeed("media.upload", { body: file })).data.media;
      const headers = { range: `bytes=${menu.length}-` };
      const { status, headers: answered } = await client.call("media.download", { params: { id }, headers });
      const found = [status, answered.get("content-range")];
      context.check.equal(found, [416, `bytes */${menu.length}`], "the answer and its Content-Range");
    },
  }),
  define("from-the-console", {
    title: "a person uploads media and replies with it, and who may only read does neither",
    operations: ["console.media.uploadFile", "console.conversations.reply", "conversations.context"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const headers = { "content-type": "image/png" };
      await operator.refuse("console.media.uploadFile", "validation_failed", { raw: menu, headers });
      const request = { raw: bytesOf(picture), headers, query: { filename: "lamp.png" } };
      await (await context.inRole("auditor")).refuse("console.media.uploadFile", "permission_denied", request);
      const { media: kept } = (await operator.succeed("console.media.uploadFile", request)).data;
      const shown = (await client.succeed("media.get", { params: { id: kept.id } })).data.media;
      context.check.equal(shown, kept, "the media by the API");
      const { conversation_id: conversationId } = await hear(client, newNumber());
      const content = { type: "image", media_id: kept.id, caption: "This one?" };
      const params = { conversation_id: conversationId };
      const { message } = (await operator.succeed("console.conversations.reply", { params, body: { content } })).data;
      const { recent_messages } = await contextOf(client, conversationId);
      const sent = recent_messages.find(({ id }) => id === message.id);
      context.check.equal(sent?.content, content, "the content of the reply");
    },
  }),
  define("by-id", {
    title: "media goes out and comes in by its id, in content that takes its type",
    operations: ["media.upload", "messages.send", "messages.get", "events.ingest"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client } = await freshConsole(context);
      const upload = async (body: object) => (await client.succeed("media.upload", { body })).data.media.id;
      const [text, image] = [await upload(file), await upload({ media_type: "image/png", content: picture })];
      const phone_number = newNumber();
      const event = { channel: "chatapp", customer: { phone_number }, event_type: "message.received" };
      const content = { type: "image", media_id: image, caption: "Is it this part?" };
      const { message_id } = (await client.succeed("events.ingest", { body: { ...event, message: { content } } })).data;
      const messageOf = async (id: string) =>
        (await client.succeed("messages.get", { params: { id } })).data.message.content;
      context.check.equal(await messageOf(message_id ?? ""), content, "the content of the customer's message");
      const answer = { type: "document", media_id: text, filename: "menu.txt" };
      const sent = (await client.succeed("messages.send", { body: { phone_number, content: answer } })).data;
      context.check.equal(await messageOf(sent.message_id), answer, "the content of the answer");
      for (const wrong of [
        { type: "image", media_id: text },
        { type: "image", media_id: sent.message_id },
      ])
        await client.refuse("messages.send", "validation_failed", { body: { phone_number, content: wrong } });
    },
  }),
];
