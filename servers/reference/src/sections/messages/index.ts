import { messagePageFacts, messageParts, namedMedia, sendFacts } from "./load.ts";

export { mediaBytes } from "./media-bytes.ts";
export {
  conversationOn,
  mediaHandle,
  messageMedia,
  messagePageFacts,
  messageParts,
  namedMedia,
  phoneFacts,
  quotedMessage,
  receivedMedia,
} from "./load.ts";

export const messages = {
  "messages.list": messagePageFacts,
  "messages.get": { found: messageParts },
  "messages.send": sendFacts,
  "messages.cancel": { found: messageParts },
  "messages.markRead": { found: messageParts },
  "media.upload": {},
  "media.get": { media: namedMedia },
  "media.download": { media: namedMedia },
};
