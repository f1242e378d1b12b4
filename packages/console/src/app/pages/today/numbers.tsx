import { consoleListEventsOptions, consoleListRequestsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Plot } from "../../ui/plot.tsx";
import { hourMilliseconds, useHour } from "./hour.ts";

const shown = 24;

/** A plot is drawn of one page. */
const limit = 200;

const refetchInterval = 60_000;

interface At {
  readonly created_at: string;
}

/** Counts by hour since `since`. */
const byHour = (since: string, items: readonly At[]): readonly number[] => {
  const hours = Array.from({ length: shown }, () => 0);
  for (const { created_at } of items) {
    const index = Math.floor((Date.parse(created_at) - Date.parse(since)) / hourMilliseconds);
    if (index >= 0 && index < shown) hours[index] = (hours[index] ?? 0) + 1;
  }
  return hours;
};

const sum = (count: number, hasMore: boolean): string => (hasMore ? `${count}, the newest of more` : String(count));

type Plotted = "conversation.message_received" | "conversation.message_failed";

const Happened = ({
  name,
  event,
  isBad,
}: {
  readonly name: string;
  readonly event: Plotted;
  readonly isBad: boolean;
}) => {
  const since = useHour(shown - 1);
  const { data } = useQuery({
    ...consoleListEventsOptions(client, { event_type: event, since, limit }),
    refetchInterval,
  });
  const events = data?.events ?? [];
  return (
    <Plot
      name={name}
      words={data ? sum(events.length, data.has_more) : "…"}
      hours={byHour(since, events)}
      {...(isBad && { look: "bad" })}
    />
  );
};

const Refused = () => {
  const since = useHour(shown - 1);
  const { data } = useQuery({ ...consoleListRequestsOptions(client, { since, limit }), refetchInterval });
  const requests = data?.requests ?? [];
  const refused = requests.filter(({ status }) => status >= 400);
  const words = `${refused.length} of ${data?.has_more ? "the last " : ""}${requests.length}`;
  return <Plot name="Requests refused" words={data ? words : "…"} hours={byHour(since, refused)} look="bad" />;
};

/** The last 24 hours in small plots. */
export const Numbers = () => {
  const { may } = useSession();
  const readsEvents = may("atlas_api.conversations.read") || may("atlas_api.webhooks.manage");
  const readsRequests = may("atlas_api.requests.read");
  if (!readsEvents && !readsRequests) return null;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">The last 24 hours</h2>
      <div className="plots">
        {readsEvents && <Happened name="Messages from customers" event="conversation.message_received" isBad={false} />}
        {readsEvents && <Happened name="Messages that failed" event="conversation.message_failed" isBad />}
        {readsRequests && <Refused />}
      </div>
    </section>
  );
};
