/** Counters, gauges and histograms in the text format of Prometheus (exposition format 0.0.4). */

/** A number that only grows. */
export class Counter {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** A current number. */
export class Gauge {
  value = 0;

  set(value: number): void {
    this.value = value;
  }
}

/** Count of observations up to each bound, their total and their sum. */
export class Histogram {
  readonly bounds: readonly number[];
  /** Observations between each bound and the one before; the last counts those above all bounds. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(value: number): void {
    let place = 0;
    for (const bound of this.bounds) {
      if (value <= bound) break;
      place++;
    }
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.sum += value;
  }
}

type Kind = "counter" | "gauge" | "histogram";
type Series = Counter | Gauge | Histogram;

interface About<Made extends Series> {
  readonly kind: Kind;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly make: () => Made;
}

/** Series of one name, by the values of their labels. */
export class Family<Made extends Series = Series> {
  readonly #about: About<Made>;
  readonly #series = new Map<string, { readonly values: readonly string[]; readonly series: Made }>();

  constructor(about: About<Made>) {
    this.#about = about;
    // A family without labels has one series from the start.
    if (about.labels.length === 0) this.of();
  }

  /** Returns the series of these label values; creates it at first use. */
  of(...values: readonly string[]): Made {
    const key = values.join("\0");
    const known = this.#series.get(key);
    if (known) return known.series;
    const series = this.#about.make();
    this.#series.set(key, { values, series });
    return series;
  }

  /** Removes all series, for gauges that are read afresh. */
  clear(): void {
    this.#series.clear();
  }

  render(): string {
    const { name, help, kind, labels } = this.#about;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
    for (const { values, series } of this.#series.values()) {
      const pairs = labels.map((label, index) => `${label}="${escaped(values[index] ?? "")}"`);
      lines.push(
        ...(series instanceof Histogram ? bucketLines(name, pairs, series) : [line(name, pairs, series.value)]),
      );
    }
    return lines.join("\n");
  }
}

const bucketLines = (name: string, pairs: readonly string[], { bounds, counts, sum }: Histogram): string[] => {
  let total = 0;
  const buckets = counts.map((count, place) => {
    total += count;
    return line(`${name}_bucket`, [...pairs, `le="${bounds[place] ?? "+Inf"}"`], total);
  });
  return [...buckets, line(`${name}_sum`, pairs, sum), line(`${name}_count`, pairs, total)];
};

const line = (name: string, pairs: readonly string[], value: number): string =>
  `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;

const escapes: { readonly [character: string]: string } = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };
const escaped = (text: string): string => text.replace(/[\\"\n]/g, (character) => escapes[character] ?? character);

export const counters = (name: string, help: string, ...labels: readonly string[]): Family<Counter> =>
  new Family({ kind: "counter", name, help, labels, make: () => new Counter() });

export const gauges = (name: string, help: string, ...labels: readonly string[]): Family<Gauge> =>
  new Family({ kind: "gauge", name, help, labels, make: () => new Gauge() });

export const histograms = (
  name: string,
  help: string,
  bounds: readonly number[],
  ...labels: readonly string[]
): Family<Histogram> => new Family({ kind: "histogram", name, help, labels, make: () => new Histogram(bounds) });

export const exposition = (families: readonly Family[]): string =>
  `${families.map((family) => family.render()).join("\n")}\n`;
