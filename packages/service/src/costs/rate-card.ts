/** Reads the rate card that WhatsApp publishes as CSV: a line for each market, a column for each category. */
import { countries } from "../core/countries.ts";
import { type Rate, type ReadRates, elsewhere, microsOf } from "./amounts.ts";

/** Countries of the card's regions. A country with a line of its own is in none of them. */
const regions: { readonly [name: string]: string } = {
  "north america": "US CA",
  "rest of africa":
    "DZ AO BJ BW BF BI CM TD CG ER ET GA GM GH GW CI KE LS LR LY MG MW ML MR MA MZ NA NE RW SN SL SO SS SD SZ TZ TG TN UG ZM ZW",
  "rest of asia pacific": "AF AU BD KH CN HK JP LA MN NP NZ PG PH SG LK TW TJ TH TM UZ VN",
  "rest of central & eastern europe": "AL AM AZ BY BG HR CZ GE GR HU LV LT MD MK PL RO RS SK SI UA",
  "rest of latin america": "BO CR DO EC SV GT HT HN JM NI PA PY PR UY VE",
  "rest of middle east": "BH IQ JO KW LB OM QA YE",
  "rest of western europe": "AT BE DK FI IE NO PT SE CH",
  other: elsewhere,
};

/** Names of the card that are not those of Unicode. */
const otherNames: { readonly [name: string]: string } = {
  turkey: "TR",
  "czech republic": "CZ",
  "hong kong": "HK",
  "republic of the congo": "CG",
  "ivory coast": "CI",
};

let known: ReadonlyMap<string, string> | undefined;

const countryNamed = (name: string): string | undefined => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  known ??= new Map(countries.map((country) => [(names.of(country) ?? country).toLowerCase(), country]));
  return otherNames[name] ?? known.get(name);
};

const columns: { readonly [name: string]: string } = {
  marketing: "marketing",
  utility: "utility",
  authentication: "authentication",
  "authentication-international": "authentication-international",
  service: "service",
};

/** Splits CSV into cells. Quotes may hold commas and line breaks (RFC 4180). */
const cellsOf = (csv: string): readonly (readonly string[])[] =>
  [...csv.matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g)].map(([line]) =>
    [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = ""]) =>
      cell
        .replace(/^"|"$/g, "")
        .replaceAll('""', '"')
        .replaceAll(/\s*\n\s*/g, "")
        .trim(),
    ),
  );

/** Reads a card. Notes above its columns are passed over, and so is "n/a". */
export const readRateCard = (csv: string, currency: string): ReadRates => {
  const lines = cellsOf(csv);
  const first = lines.findIndex(([market]) => market?.toLowerCase() === "market");
  const head = lines[first]?.map((name) => name.toLowerCase()) ?? [];
  if (first === -1) return { problem: "must have a line that begins with Market,Currency" };
  const rates = new Map<string, Rate>();
  const ofRegions: Rate[] = [];
  for (const line of lines.slice(first + 1)) {
    const name = (line[0] ?? "").toLowerCase();
    if (line.slice(1).every((cell) => cell === "")) continue;
    const written = (line[head.indexOf("currency")] ?? "").replace("$US", "USD");
    if (written !== "" && written !== currency) return { problem: "must be in the currency that is given" };
    const country = countryNamed(name);
    const named = country ?? regions[name];
    if (named === undefined) return { problem: "must name countries in English, or the network's regions" };
    for (const [at, column] of head.entries()) {
      const category = columns[column];
      const cell = line[at] ?? "";
      if (category === undefined || /^(?:n\/a)?$/i.test(cell)) continue;
      const micros = microsOf(cell);
      if (micros === null) return { problem: "must have amounts with at most six decimal places" };
      const each = named.split(" ").map((code) => ({ country: code, category, micros }));
      if (country === undefined) ofRegions.push(...each);
      else for (const rate of each) rates.set(`${rate.country} ${category}`, rate);
    }
  }
  for (const rate of ofRegions) {
    const place = `${rate.country} ${rate.category}`;
    if (!rates.has(place)) rates.set(place, rate);
  }
  return { rates: [...rates.values()] };
};
