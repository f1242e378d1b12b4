import { afterAll, expect, test } from "vitest";
import { createEmulator, serveEmulator } from "../src/index.ts";

const network = createEmulator();
const served = await serveEmulator(network);
afterAll(() => served.close());

const act = async (name: string, body: object) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${served.url}/emulator/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};

test("serves the API and the page, which may ask only this server", async () => {
  const { accessToken, numberId } = network.credentials;
  const about = await fetch(`${served.url}/v26.0/${numberId}`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await about.json()).toMatchObject({ id: numberId });
  const page = await fetch(`${served.url}/`);
  expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
  expect(await page.text()).toContain("Cloud API emulator");
});

test("lets phones of the page write, react, choose and be refused", async () => {
  const phone = "+491711234567";
  expect((await act("phone", { phone, name: "Ada" })).body).toEqual({ result: "491711234567" });
  const { result: message } = (await act("say", { phone, text: "Hello" })).body;
  await act("edit", { phone, message, text: "Hello!" });
  await act("refuse", { code: "131042" });
  const state = await (await fetch(`${served.url}/emulator/state`)).json();
  expect(state.phones).toMatchObject([{ waId: "491711234567", messages: [{ text: "Hello!" }, { type: "edit" }] }]);
  expect((await act("say", { phone: "nobody", text: "x" })).body.problem).toContain("country");
  expect((await act("fly", {})).status).toBe(404);
});

test("takes no act that a page of another origin could send", async () => {
  const answer = await fetch(`${served.url}/emulator/clear`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(405);
});
