/** Rules of marketing messages: not to whom ended it, and not in the quiet hours. */
import { lazyFor } from "@atlas-messaging/answers/lazy";
import { type Refused, refuse } from "../core/outcome.ts";
import { calledBy, numberOf } from "../core/addresses.ts";
import type { CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import type { Instant, MessageCategory } from "../rows/primitives.ts";
import { minute } from "../core/time.ts";

type Recipient = Pick<CustomerRow, "phone_number" | "addresses" | "time_zone" | "marketing">;

/** A customer who is not known yet has said nothing. */
export const newRecipient = (phone_number: string): Recipient => ({
  phone_number,
  addresses: [],
  time_zone: null,
  marketing: "unknown",
});

/** Reason why a marketing message is held back. */
export type Held = { readonly why: "opted_out" } | { readonly why: "quiet"; readonly until: Instant };

/** Tells why a message may not go to a customer at a time; null for any but marketing. */
export const heldFrom = (
  { time_zone, marketing, ...recipient }: Recipient,
  category: MessageCategory | null,
  quietHours: QuietHoursRow | null,
  at: Instant,
): Held | null => {
  if (category !== "marketing") return null;
  if (marketing === "opted_out") return { why: "opted_out" };
  if (!quietHours) return null;
  const { starts: start, ends: end, time_zone: ours } = quietHours;
  const zone = time_zone ?? zoneOfNumber(numberOf(recipient) ?? "") ?? ours;
  const until = quietUntil({ start, end }, zone, at);
  return until === null ? null : { why: "quiet", until };
};

export type MarketingRefusal = Refused<"customer_opted_out" | "quiet_hours">;

/** Refuses a marketing message that is held. */
export const refuseHeld = (recipient: Recipient, held: Held): MarketingRefusal => {
  if (held.why === "opted_out") {
    return refuse(
      "customer_opted_out",
      `${calledBy(recipient)} has ended marketing. Utility and transactional messages go on.`,
    );
  }
  const why = `It is night for ${numberOf(recipient) ?? "the customer"}, and your organization sends no marketing then. It may go at ${held.until}.`;
  return { ...refuse("quiet_hours", why), may_send_at: held.until };
};

// Hours of the night in which no marketing is sent, by the customer's clock.

/** From `start` to `end`, each `HH:MM` by a customer's clock; `end` may be on the next day. */
export interface QuietHours {
  readonly start: string;
  readonly end: string;
}

const minutesPerDay = 1_440;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Formats are slow to make, and there are few time zones. */
const clockIn = lazyFor(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/** Returns the minutes since midnight that a clock in a time zone shows. */
const minutesIn = (timeZone: string, time: number): number => minutesOf(clockIn(timeZone).format(time));

const isWithin = ({ start, end }: QuietHours, now: number): boolean => {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from < to ? from <= now && now < to : from <= now || now < to;
};

/** Returns the end of the quiet hours that a time falls into; null if it falls into none. */
export const quietUntil = (hours: QuietHours, timeZone: string, now: Instant): Instant | null => {
  const isQuiet = (time: number): boolean => isWithin(hours, minutesIn(timeZone, time));
  const from = Math.floor(Date.parse(now) / minute) * minute;
  if (!isQuiet(from)) return null;
  let time = from;
  // The first step is too short if clocks go back meanwhile, as the wall clock shows an hour twice.
  while (isQuiet(time)) {
    const left = minutesOf(hours.end) - minutesIn(timeZone, time) + minutesPerDay;
    time += (left % minutesPerDay) * minute;
  }
  // It is too long if they go forward.
  while (!isQuiet(time - minute)) time -= minute;
  return new Date(time).toISOString();
};

/**
 * Time zones by calling code, of countries that keep one time. A country with several, such as the United States, is
 * left out, and so is a code that countries with different times share.
 */
const zones = new Map<string, string>([
  ["20", "Africa/Cairo"],
  ["211", "Africa/Juba"],
  ["212", "Africa/Casablanca"],
  ["213", "Africa/Algiers"],
  ["216", "Africa/Tunis"],
  ["218", "Africa/Tripoli"],
  ["220", "Africa/Banjul"],
  ["221", "Africa/Dakar"],
  ["222", "Africa/Nouakchott"],
  ["223", "Africa/Bamako"],
  ["224", "Africa/Conakry"],
  ["225", "Africa/Abidjan"],
  ["226", "Africa/Ouagadougou"],
  ["227", "Africa/Niamey"],
  ["228", "Africa/Lome"],
  ["229", "Africa/Porto-Novo"],
  ["230", "Indian/Mauritius"],
  ["231", "Africa/Monrovia"],
  ["232", "Africa/Freetown"],
  ["233", "Africa/Accra"],
  ["234", "Africa/Lagos"],
  ["235", "Africa/Ndjamena"],
  ["236", "Africa/Bangui"],
  ["237", "Africa/Douala"],
  ["238", "Atlantic/Cape_Verde"],
  ["239", "Africa/Sao_Tome"],
  ["240", "Africa/Malabo"],
  ["241", "Africa/Libreville"],
  ["242", "Africa/Brazzaville"],
  ["244", "Africa/Luanda"],
  ["245", "Africa/Bissau"],
  ["248", "Indian/Mahe"],
  ["249", "Africa/Khartoum"],
  ["250", "Africa/Kigali"],
  ["251", "Africa/Addis_Ababa"],
  ["252", "Africa/Mogadishu"],
  ["253", "Africa/Djibouti"],
  ["254", "Africa/Nairobi"],
  ["255", "Africa/Dar_es_Salaam"],
  ["256", "Africa/Kampala"],
  ["257", "Africa/Bujumbura"],
  ["258", "Africa/Maputo"],
  ["260", "Africa/Lusaka"],
  ["261", "Indian/Antananarivo"],
  ["263", "Africa/Harare"],
  ["264", "Africa/Windhoek"],
  ["265", "Africa/Blantyre"],
  ["266", "Africa/Maseru"],
  ["267", "Africa/Gaborone"],
  ["268", "Africa/Mbabane"],
  ["269", "Indian/Comoro"],
  ["27", "Africa/Johannesburg"],
  ["291", "Africa/Asmara"],
  ["297", "America/Aruba"],
  ["298", "Atlantic/Faroe"],
  ["30", "Europe/Athens"],
  ["31", "Europe/Amsterdam"],
  ["32", "Europe/Brussels"],
  ["33", "Europe/Paris"],
  ["350", "Europe/Gibraltar"],
  ["352", "Europe/Luxembourg"],
  ["353", "Europe/Dublin"],
  ["354", "Atlantic/Reykjavik"],
  ["355", "Europe/Tirane"],
  ["356", "Europe/Malta"],
  ["357", "Asia/Nicosia"],
  ["358", "Europe/Helsinki"],
  ["359", "Europe/Sofia"],
  ["36", "Europe/Budapest"],
  ["370", "Europe/Vilnius"],
  ["371", "Europe/Riga"],
  ["372", "Europe/Tallinn"],
  ["373", "Europe/Chisinau"],
  ["374", "Asia/Yerevan"],
  ["375", "Europe/Minsk"],
  ["376", "Europe/Andorra"],
  ["377", "Europe/Monaco"],
  ["378", "Europe/San_Marino"],
  ["380", "Europe/Kyiv"],
  ["381", "Europe/Belgrade"],
  ["382", "Europe/Podgorica"],
  ["385", "Europe/Zagreb"],
  ["386", "Europe/Ljubljana"],
  ["387", "Europe/Sarajevo"],
  ["389", "Europe/Skopje"],
  ["39", "Europe/Rome"],
  ["40", "Europe/Bucharest"],
  ["41", "Europe/Zurich"],
  ["420", "Europe/Prague"],
  ["421", "Europe/Bratislava"],
  ["423", "Europe/Vaduz"],
  ["43", "Europe/Vienna"],
  ["44", "Europe/London"],
  ["45", "Europe/Copenhagen"],
  ["46", "Europe/Stockholm"],
  ["47", "Europe/Oslo"],
  ["48", "Europe/Warsaw"],
  ["49", "Europe/Berlin"],
  ["501", "America/Belize"],
  ["502", "America/Guatemala"],
  ["503", "America/El_Salvador"],
  ["504", "America/Tegucigalpa"],
  ["505", "America/Managua"],
  ["506", "America/Costa_Rica"],
  ["507", "America/Panama"],
  ["509", "America/Port-au-Prince"],
  ["51", "America/Lima"],
  ["53", "America/Havana"],
  ["54", "America/Argentina/Buenos_Aires"],
  ["57", "America/Bogota"],
  ["58", "America/Caracas"],
  ["591", "America/La_Paz"],
  ["592", "America/Guyana"],
  ["594", "America/Cayenne"],
  ["595", "America/Asuncion"],
  ["596", "America/Martinique"],
  ["597", "America/Paramaribo"],
  ["598", "America/Montevideo"],
  ["60", "Asia/Kuala_Lumpur"],
  ["63", "Asia/Manila"],
  ["65", "Asia/Singapore"],
  ["66", "Asia/Bangkok"],
  ["670", "Asia/Dili"],
  ["673", "Asia/Brunei"],
  ["674", "Pacific/Nauru"],
  ["676", "Pacific/Tongatapu"],
  ["677", "Pacific/Guadalcanal"],
  ["678", "Pacific/Efate"],
  ["679", "Pacific/Fiji"],
  ["680", "Pacific/Palau"],
  ["682", "Pacific/Rarotonga"],
  ["685", "Pacific/Apia"],
  ["687", "Pacific/Noumea"],
  ["688", "Pacific/Funafuti"],
  ["81", "Asia/Tokyo"],
  ["82", "Asia/Seoul"],
  ["84", "Asia/Ho_Chi_Minh"],
  ["852", "Asia/Hong_Kong"],
  ["853", "Asia/Macau"],
  ["855", "Asia/Phnom_Penh"],
  ["856", "Asia/Vientiane"],
  ["86", "Asia/Shanghai"],
  ["880", "Asia/Dhaka"],
  ["886", "Asia/Taipei"],
  ["90", "Europe/Istanbul"],
  ["91", "Asia/Kolkata"],
  ["92", "Asia/Karachi"],
  ["93", "Asia/Kabul"],
  ["94", "Asia/Colombo"],
  ["95", "Asia/Yangon"],
  ["960", "Indian/Maldives"],
  ["961", "Asia/Beirut"],
  ["962", "Asia/Amman"],
  ["963", "Asia/Damascus"],
  ["964", "Asia/Baghdad"],
  ["965", "Asia/Kuwait"],
  ["966", "Asia/Riyadh"],
  ["967", "Asia/Aden"],
  ["968", "Asia/Muscat"],
  ["970", "Asia/Gaza"],
  ["971", "Asia/Dubai"],
  ["972", "Asia/Jerusalem"],
  ["973", "Asia/Bahrain"],
  ["974", "Asia/Qatar"],
  ["975", "Asia/Thimphu"],
  ["977", "Asia/Kathmandu"],
  ["98", "Asia/Tehran"],
  ["992", "Asia/Dushanbe"],
  ["993", "Asia/Ashgabat"],
  ["994", "Asia/Baku"],
  ["995", "Asia/Tbilisi"],
  ["996", "Asia/Bishkek"],
  ["998", "Asia/Tashkent"],
]);

/** Returns the time zone of a phone number's country; null where the number does not tell it. */
export const zoneOfNumber = (phoneNumber: string): string | null => {
  for (const length of [1, 2, 3]) {
    const zone = zones.get(phoneNumber.slice(1, 1 + length));
    if (zone !== undefined) return zone;
  }
  return null;
};
