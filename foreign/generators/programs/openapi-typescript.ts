/** The types of openapi-typescript under openapi-fetch, at the default address of the contract. */
import createClient from "openapi-fetch";
import type { paths } from "../dist/openapi-typescript.ts";
import contract from "../dist/openapi.json" with { type: "json" };
import { expect, message } from "./check.ts";

const baseUrl = contract.servers[0]?.url;
expect(baseUrl, "the contract has a default address");
const anonymous = createClient<paths>({ baseUrl });
const credentials = await anonymous.GET("/sandbox/credentials");
expect(credentials.data, "the default address answers");
const { token, phone_number } = credentials.data.data;
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

const sent = await client.POST("/v1/atlas/messages", { body: { ...message, phone_number } });
expect(sent.data?.data.queued === true, "a message is queued");

const listed = await client.GET("/v1/atlas/channels");
expect(listed.data?.data.channels.length === 1, "a list is typed and full");

const refused = await client.POST("/v1/atlas/messages", { body: { ...message, phone_number: "nobody" } });
expect(refused.response.status === 422 && refused.error?.ok === false, "a refusal is typed");

const listing = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} } as const;
const called = await client.POST("/atlas/v1/mcp", { body: listing });
expect(typeof called.data === "object" && "result" in called.data, "the tool server answers");
