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
export const Plot = ({ name, words, hours, look }: PlotProps) => {
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
