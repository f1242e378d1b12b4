/** The client of oazapfts, at the default address of the contract. */
import { channelsList, defaults, messagesSend, sandboxCredentials } from "../dist/oazapfts.ts";
import { expect, message } from "./check.ts";

const credentials = await sandboxCredentials();
expect(credentials.status === 200, "the default address answers");
const { token, phone_number } = credentials.data.data;
defaults.headers = { authorization: `Bearer ${token}` };

const sent = await messagesSend({ ...message, phone_number });
expect(sent.status === 200 && sent.data.data.queued, "a message is queued");

const listed = await channelsList();
expect(listed.status === 200 && listed.data.data.channels.length === 1, "a list is typed and full");

const refused = await messagesSend({ ...message, phone_number: "nobody" });
expect(refused.status === 422 && refused.data.error.code === "validation_failed", "a refusal is typed");
