import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Empty } from "../../ui/loaded.tsx";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { Phone } from "./phone.tsx";

/** Narrower windows have room for two panes. There the phone takes the place of one, and only when asked for. */
const room = matchMedia("(width >= 1040px)");
const subscribe = (listener: () => void) => {
  room.addEventListener("change", listener);
  return () => room.removeEventListener("change", listener);
};

const Inbox = () => {
  const { conversation, message } = getRouteApi("/signed-in/inbox").useSearch();
  const { environment, may } = useSession();
  const hasRoom = useSyncExternalStore(subscribe, () => room.matches);
  const [asked, setPhone] = useState<boolean | null>(null);
  const hasPhone = asked ?? hasRoom;
  const plays = environment !== "production" && may("atlas_api.conversations.manage");
  const isShown = plays && hasPhone;
  const show = plays && !hasPhone ? () => setPhone(true) : null;
  const name = hasPhone ? "Hide the phone" : "Show the phone";
  useKeys(plays ? [{ keys: "p", name, run: () => setPhone(!hasPhone) }] : []);
  return (
    <div className="inbox" data-open={conversation !== undefined} data-phone={isShown}>
      <ConversationList onPhone={show} />
      {conversation === undefined ? (
        <section className="conversation">
          <Empty icon={MessagesSquare} title="Choose a conversation">
            <p>
              Press <kbd>J</kbd> for the first one.
            </p>
          </Empty>
        </section>
      ) : (
        <Conversation key={conversation} id={conversation} message={message ?? null} onPhone={show} />
      )}
      {isShown && <Phone conversation={conversation ?? null} onClose={() => setPhone(false)} />}
    </div>
  );
};

export const route = createLazyRoute("/signed-in/inbox")({ component: Inbox });
