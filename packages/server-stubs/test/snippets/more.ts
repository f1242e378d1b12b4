import { type Caller, eventStream, partial, relay, serve } from "@atlas-messaging/server-stubs";
import { checkAnswer } from "@atlas-messaging/server-stubs/check";

/** A caller, with what your handlers know of it. */
export interface Tenant extends Caller {
  readonly files: Map<string, Blob>;
  readonly events: (after: string) => AsyncIterable<{ readonly id: string; readonly data: unknown } | null>;
}

const handlers = partial({
  "events.stream": async ({ id, request }, { events }: Tenant) => {
    const after = request.headers.get("last-event-id") ?? "";
    return eventStream(id, events(after), after);
  },
  "media.uploadFile": async ({ request, file }, { files }: Tenant) => {
    const type = request.headers.get("content-type") ?? "application/octet-stream";
    const bytes = await new Response(file).arrayBuffer();
    const id = crypto.randomUUID();
    files.set(id, new Blob([bytes], { type }));
    const sha256 = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).reduce(
      (text, byte) => text + byte.toString(16).padStart(2, "0"),
      "",
    );
    const about = { media_type: type, size_bytes: bytes.byteLength, sha256, filename: null, error_code: null };
    const media = { id, status: "stored", ...about, created_at: new Date().toISOString() } as const;
    return { status: 200, body: { ok: true, data: { media } } };
  },
  "media.download": async ({ id, params }, { files }: Tenant) => {
    const file = files.get(params.id);
    if (!file) return { code: "not_found", message: "No media has this id." };
    return relay(id, 200, { contentType: file.type, body: file.stream() });
  },
});

export const serveTenants = (authenticate: (token: string) => Promise<Tenant | null>) =>
  serve(handlers, { authenticate, check: process.env["NODE_ENV"] === "production" ? undefined : checkAnswer });
