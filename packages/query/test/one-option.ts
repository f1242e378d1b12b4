import { messagesGetOptions } from "@atlas-messaging/query";
import { AtlasClient } from "@atlas-messaging/sdk/operations";

const client = new AtlasClient({ token: "token" });

export const message = (id: string) => messagesGetOptions(client, id);
