/**
 * `bench retrieval-growth`: growth of search time with an organization's knowledge, on PostgreSQL. A search is measured
 * through the whole pipeline, without the network. The floor is the list of one document after each: it walks the same
 * rooms and does little else. First searches meet an empty cache; later ones a warm process (after some 4,000 searches
 * they get no faster).
 */
import { parseArgs } from "node:util";
import { type Knowledge, startKnowledge } from "./knowledge-service.ts";
import { mean, quantile } from "./measures.ts";

interface Size {
  readonly organizations: number;
  /** Passages per organization. */
  readonly passages: number;
}

const sizes: readonly Size[] = [
  { organizations: 1, passages: 1_000 },
  { organizations: 1, passages: 10_000 },
  { organizations: 1_000, passages: 100 },
  { organizations: 1, passages: 100_000 },
];
const searches = 400;
/** Between the first of an organization and the later ones. */
const between = 12_000;
/** Before the first row: the process has compiled by then what every row runs. */
const warmUp: Size = { organizations: 1, passages: 200 };
const pageSize = 10;
const passagesEach = 100;
const wordsEach = 80;
const vocabulary = 60_000;

export const benchRetrievalGrowth = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: { most: { type: "string", default: "100000" }, passages: { type: "string" } },
  });
  process.stdout.write(
    `retrieval-growth: ${searches} searches of 3 to 8 words each, PostgreSQL, through the section; later: after ${between} more\n`,
  );
  process.stdout.write(
    "  organizations  passages each  indexed in  first p50 ms  p95 ms  CPU ms  a list: p50 ms  p95 ms  later p50 ms  p95 ms  CPU ms  a list: p50 ms  p95 ms\n",
  );
  await measure(warmUp);
  for (const size of values.passages === undefined ? sizesUpTo(Number(values.most)) : alone(values.passages)) {
    const { seconds, first, later } = await measure(size);
    const cells = [
      String(size.organizations).padStart(15),
      String(size.passages).padStart(15),
      `${seconds.toFixed(1)} s`.padStart(12),
      ...[first, later].flatMap(({ times, cpu, lists }) => [
        quantile(times, 0.5).toFixed(2).padStart(14),
        quantile(times, 0.95).toFixed(2).padStart(8),
        mean(cpu).toFixed(2).padStart(8),
        quantile(lists, 0.5).toFixed(2).padStart(16),
        quantile(lists, 0.95).toFixed(2).padStart(8),
      ]),
    ];
    process.stdout.write(`${cells.join("")}\n`);
  }
};

const sizesUpTo = (most: number): readonly Size[] =>
  sizes.filter(({ organizations, passages }) => organizations * passages <= most);

/** Sizes of one organization each, in place of the table's. */
const alone = (passages: string): Size[] =>
  passages.split(",").map((each) => ({ organizations: 1, passages: Number(each) }));

const measure = async ({ organizations, passages }: Size) => {
  const service = await startKnowledge({ database: "postgres", through: "section" });
  try {
    const random = seeded(organizations + passages);
    const started = performance.now();
    const all: Knowledge[] = [];
    for (let index = 0; index < organizations; index++) {
      const knowledge = await service.organization();
      for (let left = passages; left > 0; left -= passagesEach) {
        await knowledge.create(sentence(random, 4), document(random, Math.min(left, passagesEach)));
      }
      all.push(knowledge);
    }
    const seconds = (performance.now() - started) / 1_000;
    // Every connection prepares its statements.
    await ask(all, random, 50);
    const first = await ask(all, random, searches);
    await ask(all, random, between);
    return { seconds, first, later: await ask(all, random, searches) };
  } finally {
    await service.stop();
  }
};

/** Searches of one of the organizations each, and lists beside them. */
const ask = async (all: readonly Knowledge[], random: () => number, count: number) => {
  const [times, cpu, lists]: [number[], number[], number[]] = [[], [], []];
  for (let index = 0; index < count; index++) {
    const knowledge = all[Math.floor(random() * all.length)];
    const query = sentence(random, 3 + Math.floor(random() * 6));
    const [begun, used] = [performance.now(), process.cpuUsage()];
    await knowledge?.search(query, pageSize);
    const [ended, { user, system }] = [performance.now(), process.cpuUsage(used)];
    await knowledge?.list();
    times.push(ended - begun);
    cpu.push((user + system) / 1_000);
    lists.push(performance.now() - ended);
  }
  return { times, cpu, lists };
};

/** The same numbers each time (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const letters = "etaoinshrdlucmfwypvbgkjqxz";

/** Words as often as in a language: the n-th most frequent with a share of about 1/n, and beginnings of every kind. */
const word = (random: () => number): string => {
  const rank = Math.floor(vocabulary ** random());
  // Odd, and prime to the number of words: each rank has a number of its own, far from its neighbour's.
  let number = (rank * 48_271) % 456_976;
  let text = "";
  for (let place = 0; place < 5; place++) {
    text += letters[number % letters.length] ?? "";
    number = Math.floor(number / letters.length) + rank;
  }
  return text;
};

const sentence = (random: () => number, words: number): string =>
  Array.from({ length: words }, () => word(random)).join(" ");

/** Passages are as long as a paragraph, which is why each ends with an empty line. */
const document = (random: () => number, passages: number): string =>
  Array.from({ length: passages }, () => `${sentence(random, wordsEach)}.`).join("\n\n");
