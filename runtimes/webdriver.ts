/** The little of WebDriver (W3C) that a story needs. */

/** Time to start. A busy machine may take minutes. */
const patience = 300_000;

export interface Session extends AsyncDisposable {
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Resolves to the text that a promise of the page resolves to. */
  evaluate(expression: string): Promise<string>;
}

/** Returns a port of the loopback address that nothing listened on a moment ago. */
export const freePort = (): number => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port = 0 } = server;
  void server.stop(true);
  return port;
};

/** Starts a driver in a group of its own, with all that it starts, and opens a browser. */
export const openSession = async (command: readonly string[], port: number): Promise<Session> => {
  const child = Bun.spawn([...command], { stdio: ["ignore", "ignore", "ignore"], detached: true });
  const end = async (): Promise<void> => {
    process.kill(-child.pid);
    await child.exited;
  };
  try {
    return await sessionAt(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    await end();
    throw error;
  }
};

const sessionAt = async (driver: string, end: () => Promise<void>): Promise<Session> => {
  await until(async () => (await fetch(`${driver}/status`)).ok);
  const capabilities = { alwaysMatch: { timeouts: { script: patience } } };
  const opened = await post<Opened>(`${driver}/session`, { capabilities });
  const address = `${driver}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    goto: (url) => post(`${address}/url`, { url }),
    evaluate: async (expression) => {
      const told = await post<{ readonly text?: string; readonly error?: string }>(`${address}/execute/async`, {
        script: `const [tell] = arguments; ${expression}.then((text) => tell({ text }), (error) => tell({ error: String(error) }));`,
        args: [],
      });
      if (told.text === undefined) throw new Error(told.error);
      return told.text;
    },
    [Symbol.asyncDispose]: async () => {
      await fetch(address, { method: "DELETE" });
      await end();
    },
  };
};

interface Opened {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** The caller names the value that WebDriver promises. */
const post = async <Value>(url: string, body: object): Promise<Value> => {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { readonly value: Value };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (const late = Date.now() + patience; Date.now() < late; await Bun.sleep(50))
    if (await holds().catch(() => false)) return;
  throw new Error(`The driver does not answer after ${patience / 1_000} s.`);
};
