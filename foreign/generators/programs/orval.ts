/** The fetch client and the zod schemas of orval, at the default address of the contract. */
import { channelsList, messagesSend, sandboxCredentials, toolServerCall } from "../dist/orval/fetch.ts";
import { ChannelsListResponse, MessagesSendBody } from "../dist/orval/zod.ts";
import { expect, message } from "./check.ts";

const credentials = await sandboxCredentials();
expect(credentials.status === 200, "the default address answers");
const { token, phone_number } = credentials.data.data;
const options = { headers: { authorization: `Bearer ${token}` } };

const body = { ...message, phone_number };
MessagesSendBody.parse(body);
const sent = await messagesSend(body, options);
expect(sent.status === 200 && sent.data.data.queued, "a message is queued");

const listed = await channelsList({}, options);
expect(listed.status === 200 && listed.data.data.channels.length === 1, "a list is typed and full");
ChannelsListResponse.parse(listed.data);

const refused = await messagesSend({ ...body, phone_number: "nobody" }, options);
expect(refused.status === 422 && refused.data.error.code === "validation_failed", "a refusal is typed");

const called = await toolServerCall({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }, options);
expect(called.status === 200, "the tool server answers");
