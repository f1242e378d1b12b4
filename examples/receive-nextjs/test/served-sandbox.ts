/** Serves an offline sandbox over HTTP, for an app that runs in another process. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type SandboxOptions, createSandbox } from "@atlas-messaging/sandbox";

export const servedSandbox = async (options: SandboxOptions) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const sandbox = createSandbox({ ...options, baseUrl: `http://127.0.0.1:${port}` });
  server.on("request", async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const answer = await sandbox.fetch(sandbox.baseUrl + incoming.url, {
      method: incoming.method,
      headers: incoming.headers as Record<string, string>, // The SDK sends no header twice.
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { sandbox, close: () => server.close() };
};
