/** A receiver in a process of its own: counts what arrives, and tells when. A path may misbehave. */

interface Arrival {
  readonly event_id: string;
  readonly path: string;
  readonly request_id: string;
  /** Milliseconds since the epoch, with fractions. */
  readonly at: number;
}

/** Time at which each busy path was first asked. */
const busySince = new Map<string, number>();

/** Refuses a path `/busy-5` for five seconds since its first request. */
const isBusy = (pathname: string): number | null => {
  const seconds = Number(/^\/busy-(\d+)/.exec(pathname)?.[1] ?? 0);
  const since = busySince.get(pathname) ?? now();
  busySince.set(pathname, since);
  return now() - since < seconds * 1_000 ? seconds : null;
};

/** Conversations whose ids end so are refused. */
const failing = "-00000000fa11";

const now = (): number => performance.timeOrigin + performance.now();
const arrivals: Arrival[] = [];
/** Requests under way at each path now, and the most there have ever been. */
const underWay = new Map<string, number>();
let most = 0;

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  idleTimeout: 60,
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/arrivals") return Response.json(arrivals.slice());
    if (pathname === "/count") return Response.json({ count: arrivals.length });
    if (pathname === "/most") return Response.json({ most });
    if (pathname === "/forget") {
      most = 0;
      return Response.json({ forgotten: arrivals.splice(0).length });
    }
    const busy = (underWay.get(pathname) ?? 0) + 1;
    underWay.set(pathname, busy);
    most = Math.max(most, busy);
    const body = await request.text();
    arrivals.push({
      event_id: request.headers.get("webhook-id") ?? "",
      path: pathname,
      request_id: request.headers.get("x-request-id") ?? "",
      at: now(),
    });
    // Hanging requests never end.
    if (pathname.startsWith("/hang")) return new Promise<Response>(() => {});
    if (pathname.startsWith("/fail") || body.includes(failing)) return new Response("no", { status: 500 });
    const rest = isBusy(pathname);
    if (rest !== null) return new Response(null, { status: 429, headers: { "retry-after": String(rest) } });
    const slow = /^\/slow-(\d+)/.exec(pathname)?.[1];
    if (slow !== undefined) await Bun.sleep(Number(slow));
    underWay.set(pathname, (underWay.get(pathname) ?? 1) - 1);
    return new Response(null, { status: 200 });
  },
});

process.stdout.write(`{"url":"http://127.0.0.1:${server.port}"}\n`);
