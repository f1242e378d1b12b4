import { consoleEventsListOptions, consoleRequestsListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { hourMilliseconds, useHour } from "../../ui/time.tsx";

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
    ...consoleEventsListOptions(client, { event_type: event, since, limit }),
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
  const { data } = useQuery({ ...consoleRequestsListOptions(client, { since, limit }), refetchInterval });
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

interface PlotProps {
  readonly name: string;
  /** The sum in words, such as "12 of 300 failed". */
  readonly words: string;
  /** One number for each hour, the oldest first. */
  readonly hours: readonly number[];
  readonly look?: "bad";
}

const height = 32;

const step = 10;

/** A small plot of the last hours. Its numbers stand beside it. */
const Plot = ({ name, words, hours, look }: PlotProps) => {
  const most = Math.max(...hours);
  const heightOf = (value: number): number => (value === 0 ? 1 : Math.max(3, (value / most) * height));
  return (
    <figure className="plot" data-look={look}>
      <figcaption>
        {name}
        <strong>{words}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${hours.length * step} ${height}`} preserveAspectRatio="none" aria-hidden>
        {hours.map((value, index) => (
          <rect
            key={index}
            x={index * step + 1}
            y={height - heightOf(value)}
            width={step - 2}
            height={heightOf(value)}
            className={value === 0 ? "none" : undefined}
          />
        ))}
      </svg>
      <small>{most === 0 ? "Nothing in 24 hours" : `At most ${most} in an hour`}</small>
    </figure>
  );
};
