/** The client and the zod schemas of `@hey-api/openapi-ts`, at the default address of the contract. */
import { client } from "../dist/hey-api/client.gen.ts";
import { channelsList, messagesSend, sandboxCredentials, toolServerCall } from "../dist/hey-api/sdk.gen.ts";
import { zChannelsListResponse, zMessagesSendBody, zToolServerCallResponse } from "../dist/hey-api/zod.gen.ts";
import { expect, message } from "./check.ts";

const credentials = await sandboxCredentials();
expect(credentials.data, "the default address answers");
const { token, phone_number } = credentials.data.data;
client.setConfig({ auth: token });

const body = { ...message, phone_number };
zMessagesSendBody.parse(body);
const sent = await messagesSend({ body });
expect(sent.data?.data.queued === true, "a message is queued");

const listed = await channelsList();
expect(listed.data?.data.channels.length === 1, "a list is typed and full");
zChannelsListResponse.parse(listed.data);

const refused = await messagesSend({ body: { ...body, phone_number: "nobody" } });
expect(refused.error && "ok" in refused.error && refused.response?.status === 422, "a refusal is typed");
expect(refused.error.error.code === "validation_failed", "a refusal has its code");

const called = await toolServerCall({ body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} } });
zToolServerCallResponse.parse(called.data);
