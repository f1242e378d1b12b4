/** The calls that every candidate is measured by, and the figures as a line of JSON. */
const warmUp = 10_000;
const counted = 4_000;
const base = "http://127.0.0.1:4100";

type Answer = (request: Request) => Promise<Response> | Response;

/** Asks a candidate with calls that a deployment answers differently. */
const tried = async (answer: Answer, headers: { readonly [name: string]: string }) => {
  const call = async (path: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> => {
    const response = await answer(new Request(`${base}${path}`, init));
    return { status: response.status, text: await response.text() };
  };
  const post = (path: string, body: object) => call(path, { method: "POST", headers, body: JSON.stringify(body) });
  const created = await post("/v1/atlas/sessions", {});
  const id = /"id":\s*"([^"]+)"/.exec(created.text)?.[1];
  // Another caller's rows are listed too, so that a constant answer cannot pass.
  const [before, after] = [id, /"id":\s*"([^"]+)"/.exec((await post("/v1/atlas/sessions", {})).text)?.[1]];
  const listed = await call("/v1/atlas/sessions", { headers });
  return {
    keepsState:
      before !== undefined && before !== after && [before, after].every((each) => listed.text.includes(`${each}`)),
    withoutToken: (await call("/v1/atlas/channels", {})).status,
    invalid: (await post("/v1/atlas/messages", { phone_number: "nobody", text: 1 })).status,
  };
};

export const measure = async (started: number, answer: Answer, authorization: string): Promise<void> => {
  const headers = { authorization, "content-type": "application/json" };
  let sent = 0;
  const get = (path: string) => new Request(`${base}/v1/atlas/${path}`, { headers });
  const post = (path: string, body: object) =>
    new Request(`${base}/v1/atlas/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const message = (key: string) =>
    post("messages", { idempotency_key: key, phone_number: "+15550100001", text: "Your table is ready." });
  const calls: { readonly [name: string]: () => Request } = {
    "channels.list": () => get("channels"),
    "conversations.list": () => get("conversations"),
    "sessions.create": () => post("sessions", {}),
    "messages.send": () => message(`key-${sent++}`),
    "messages.send, again": () => message("key-0"),
  };
  const expectSuccess = async (request: Request): Promise<void> => {
    const response = await answer(request);
    if (!response.ok) throw new Error(`${request.url} answers ${response.status}: ${await response.text()}`);
    await response.text();
  };
  await expectSuccess(message("first"));
  const firstMs = performance.now() - started;
  const times: Record<string, number> = {};
  for (const [name, request] of Object.entries(calls)) {
    for (let call = 0; call < warmUp; call++) await expectSuccess(request());
    const begun = performance.now();
    for (let call = 0; call < counted; call++) await expectSuccess(request());
    times[name] = ((performance.now() - begun) / counted) * 1_000;
  }
  console.log(JSON.stringify({ firstMs, calls: times, ...(await tried(answer, headers)) }));
};
