/** The offline sandbox on a free port. Its contract names that address. */
import { type Sandbox, type SandboxOptions, createSandbox } from "@atlas-messaging/sandbox";

export interface ServedSandbox {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly stop: () => Promise<void>;
}

export const serveSandbox = (options: SandboxOptions = {}): ServedSandbox => {
  let sandbox: Sandbox | null = null;
  const answer = async (request: Request): Promise<Response> =>
    sandbox === null ? new Response(null, { status: 503 }) : sandbox.fetch(request);
  // A proxy may keep a connection while a machine is busy, and send its next request on it.
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 255, fetch: answer });
  const url = `http://127.0.0.1:${server.port}`;
  sandbox = createSandbox({ ...options, baseUrl: url });
  return { url, sandbox, stop: () => server.stop(true) };
};
