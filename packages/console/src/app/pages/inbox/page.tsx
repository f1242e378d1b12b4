import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../data/session.ts";
import { Empty } from "../../ui/empty.tsx";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { Phone } from "./phone.tsx";

const Inbox = () => {
  const { conversation } = getRouteApi("/signed-in/inbox").useSearch();
  const { environment, may } = useSession();
  const [hasPhone, setPhone] = useState(true);
  const plays = environment !== "production" && may("atlas_api.conversations.manage");
  return (
    <div className="inbox" data-open={conversation !== undefined} data-phone={plays && hasPhone}>
      <ConversationList />
      {conversation === undefined ? (
        <section className="conversation">
          <Empty icon={MessagesSquare} title="Choose a conversation">
            <p>
              Press <kbd>J</kbd> for the first one.
            </p>
          </Empty>
        </section>
      ) : (
        <Conversation key={conversation} id={conversation} phone={plays ? { shown: hasPhone, turn: setPhone } : null} />
      )}
      {plays && hasPhone && <Phone conversation={conversation ?? null} onClose={() => setPhone(false)} />}
    </div>
  );
};

export const route = createLazyRoute("/signed-in/inbox")({ component: Inbox });
