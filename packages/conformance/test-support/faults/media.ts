/** Media, a little off. */
import { type Fault, after, answers, asking, asks, inside, rewrites, succeeding } from "./fault.ts";

const downloads = ["media.download", "console.media.download"] as const;

export const mediaFaults: readonly Fault[] = [
  {
    name: "serves media for a browser to show",
    operations: downloads,
    layer: answers(() => ({ headers: { "content-disposition": "inline" } }), succeeding(...downloads)),
  },
  {
    name: "serves media under a name with folders",
    operations: ["media.download"],
    layer: answers((_, __, response) => {
      const given = response.headers.get("content-disposition") ?? "";
      return { headers: { "content-disposition": given.replace('filename="', 'filename="../') } };
    }, succeeding("media.download")),
  },
  {
    name: "serves all of the media where a part is asked for",
    operations: downloads,
    layer: asks(["media.download"], ({ request }) =>
      request.headers.has("range") ? { headers: { range: "" } } : null,
    ),
  },
  {
    name: "serves all of the media where a part is outside of it",
    operations: ["media.download"],
    layer: asks(["media.download"], ({ request }) =>
      request.headers.get("range") === "bytes=26-" ? { headers: { range: "" } } : null,
    ),
  },
  {
    name: "sends a picture of any length",
    operations: ["messages.send"],
    layer: after(422, ["messages.send"], async (asked, next, response) => {
      const content = inside(asked.body, "content");
      const isTooLong = (await response.clone().text()).includes("5242880");
      return isTooLong
        ? next(asking(asked, { body: { ...asked.body, content: { ...content, type: "document" } } }))
        : null;
    }),
  },
  {
    name: "serves other bytes in the console",
    operations: downloads,
    layer: answers((_, __, response) => ({ text: `${response.status}` }), succeeding("console.media.download")),
  },
  {
    name: "keeps in the console what the API does not find",
    operations: ["console.media.uploadFile"],
    layer: rewrites(["console.media.uploadFile"], (text) => text.replace(/"sha256":"[0-9a-f]{4}/, '"sha256":"0000')),
  },
  {
    name: "keeps bytes of any type",
    operations: ["media.upload"],
    layer: asks(["media.upload"], ({ body }) =>
      body?.["media_type"] === "image/png" ? { body: { ...body, media_type: "application/octet-stream" } } : null,
    ),
  },
  {
    name: "keeps other bytes than came",
    operations: ["media.uploadFile"],
    layer: rewrites(["media.uploadFile"], (text) => text.replace(/"sha256":"[0-9a-f]{4}/, '"sha256":"0000')),
  },
  {
    name: "takes the file of a form for bytes",
    operations: ["media.uploadFile"],
    layer: asks(["media.uploadFile"], ({ request }) =>
      request.headers.get("content-type")?.startsWith("multipart/") === true
        ? { headers: { "content-type": "text/plain" } }
        : null,
    ),
  },
  {
    name: "sends media of any type in any content",
    operations: ["messages.send"],
    layer: asks(["messages.send"], ({ body }) => {
      const content = inside(body ?? {}, "content");
      const isPicture = content["type"] === "image" && "media_id" in content;
      return body && isPicture ? { body: { ...body, content: { ...content, type: "document" } } } : null;
    }),
  },
];
