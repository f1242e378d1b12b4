import { consoleCostsGetOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";

/** Writes the month of a time in UTC, which is that of the figures. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Lists so many months, this one last. */
export const monthsUntil = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))),
  );

/** Returns the begin and the end of a month. */
export const spanOf = (month: string): { readonly since: string; readonly until: string } => {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return {
    since: new Date(Date.UTC(year, number - 1, 1)).toISOString(),
    until: new Date(Date.UTC(year, number, 1)).toISOString(),
  };
};

interface MonthsProps {
  readonly months: readonly string[];
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
}

const height = 48;

const step = 10;

/** A plot of the last months: their cost, or without rates the number of billable messages. */
export const Months = ({ months, chosen, onChoose }: MonthsProps) => {
  const since = spanOf(months[0] ?? chosen).since;
  const { data } = useQuery(consoleCostsGetOptions(client, { group_by: "month", since }));
  const valueOf = (month: string): number => {
    const group = data?.groups.find(({ key }) => key === month);
    return data?.currency == null ? (group?.billable ?? 0) : Number(group?.cost ?? 0);
  };
  const values = months.map(valueOf);
  const most = Math.max(...values);
  const heightOf = (value: number): number => (value === 0 ? 1 : Math.max(3, (value / most) * height));
  const unit = data?.currency ?? "billable messages";
  return (
    <figure className="plot cost-plot">
      <figcaption>
        The last {months.length} months
        <strong>{data ? `${valueOf(chosen)} ${unit} in ${chosen}` : "…"}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${months.length * step} ${height}`} preserveAspectRatio="none" aria-hidden>
        {values.map((value, index) => (
          <rect
            key={months[index]}
            x={index * step + 1}
            y={height - heightOf(value)}
            width={step - 2}
            height={heightOf(value)}
            className={value === 0 ? "none" : undefined}
            onClick={() => onChoose(months[index] ?? chosen)}
          />
        ))}
      </svg>
      <small>{most === 0 ? "Nothing has cost yet" : `Highest month: ${most} ${unit}`}</small>
    </figure>
  );
};
