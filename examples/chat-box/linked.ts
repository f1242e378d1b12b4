/** Starts the box, and links it as a channel. */
import { once } from "node:events";
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { connect } from "./connect.ts";
import { type Link, channel, createChatBox } from "./chat-box.ts";

export const startLinked = async (port = 0) => {
  const { credentials, options } = await connect();
  const atlas = new Atlas(options);
  const operator = new AtlasConsole({ ...options, token: credentials.operator_token });
  let link: Link | undefined;
  const server = createChatBox(() => {
    if (!link) throw new Error("The box is not linked yet.");
    return link;
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The box has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  const { channel: linked, secret } = await operator.channels.linkAdapter({
    channel,
    display_name: "Chat box",
    url: `${url}/adapter`,
  });
  link = { atlas, channelId: linked.id, secret };
  return { url, atlas, operator, channelId: linked.id, secret, close: () => server.close() };
};
