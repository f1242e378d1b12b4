import { consoleSearchConversationsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { Skeleton } from "../../ui/empty.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Time } from "../../ui/time.tsx";
import type { Customer } from "./types.ts";

/** A whole number finds every conversation with it, one for each channel. */
export const Conversations = ({ customer }: { readonly customer: Customer }) => {
  const { data, error } = useQuery(consoleSearchConversationsOptions(client, customer.phone_number, { limit: 50 }));
  const found = data?.conversations.filter((each) => each.customer.id === customer.id);
  return (
    <section>
      <h3>Conversations</h3>
      {error && <Problem error={error} />}
      {!found && !error && <Skeleton rows={1} />}
      {found?.length === 0 && <p className="quiet">There is none.</p>}
      <ul className="lines">
        {found?.map(({ id, channel, status, last_inbound_at: at }) => (
          <li key={id}>
            <Link to="/inbox" search={{ view: "all", conversation: id }}>
              {channel.display_name}
            </Link>{" "}
            <span className="quiet">
              {status === "closed" ? "Closed" : "Open"}
              {at !== null && (
                <>
                  {" "}
                  · wrote <Time at={at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
