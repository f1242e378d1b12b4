/** Files of a messaging app's Cloud API: what it has from customers, and what it was handed. */
import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A file of a customer. */
export interface CustomerFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Address that it gives for the bytes, in place of its own. */
  readonly url?: string;
  /** Serves the bytes in place of an honest answer. */
  readonly serve?: (response: ServerResponse) => void;
}

export interface Handed {
  readonly mediaType: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

export interface ProviderMedia {
  /** Files of customers by their ids. */
  readonly files: Map<string, CustomerFile>;
  /** Files that the API was handed, by the ids that it gave. */
  readonly handed: Map<string, Handed>;
  /** Number of times that the bytes of each file were asked for. */
  readonly asked: Map<string, number>;
  /** Answers a request for media; false for any other. */
  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean>;
}

export const createProviderMedia = (senderId: string): ProviderMedia => {
  const files = new Map<string, CustomerFile>();
  const handed = new Map<string, Handed>();
  const asked = new Map<string, number>();
  const take = async ({ headers }: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> => {
    const type = headers["content-type"] ?? "";
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const file = form.get("file");
    if (!(file instanceof File)) throw new Error("there is no file in the form");
    const id = `handed-${handed.size + 1}`;
    handed.set(id, { mediaType: file.type, filename: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id }));
  };
  return {
    files,
    handed,
    asked,
    answer: async (request, body, response) => {
      const path = (request.url ?? "").replace(/^\/v1\//, "");
      if (request.method === "POST" && path === `${senderId}/media`) {
        await take(request, body, response);
        return true;
      }
      const [, folder, id = ""] = /^(files\/)?([\w-]+)$/.exec(path) ?? [];
      const file = files.get(id);
      if (request.method !== "GET" || !file) return false;
      if (folder === undefined) {
        const { mediaType, url = `http://${request.headers.host}/v1/files/${id}` } = file;
        const about = { id, url, mime_type: mediaType, messaging_product: "chatapp" };
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(about));
        return true;
      }
      asked.set(id, (asked.get(id) ?? 0) + 1);
      if (file.serve) file.serve(response);
      else response.writeHead(200, { "content-type": file.mediaType }).end(file.bytes);
      return true;
    },
  };
};
