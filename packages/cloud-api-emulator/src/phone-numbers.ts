/** Forms of phone numbers. Some countries write a number in one way, and the network in another. */

export const digitsOf = (number: string): string => number.replaceAll(/\D/g, "");

/**
 * Returns the network's id of a number, `wa_id`: Brazil beyond São Paulo and Rio loses its ninth digit, Mexico gains a 1,
 * Argentina a 9.
 */
export const waIdOf = (number: string): string => {
  const digits = digitsOf(number);
  const brazil = /^55([3-9]\d)9(\d{8})$/.exec(digits);
  if (brazil) return `55${brazil[1]}${brazil[2]}`;
  if (/^52[2-9]\d{9}$/.test(digits)) return `521${digits.slice(2)}`;
  if (/^54(?!9)\d{10}$/.test(digits)) return `549${digits.slice(2)}`;
  return digits;
};

/** Countries by the beginning of a number, the longest first. */
const countries: readonly (readonly [prefix: string, country: string])[] = [
  ["351", "PT"],
  ["971", "AE"],
  ["27", "ZA"],
  ["31", "NL"],
  ["33", "FR"],
  ["34", "ES"],
  ["39", "IT"],
  ["44", "GB"],
  ["49", "DE"],
  ["52", "MX"],
  ["54", "AR"],
  ["55", "BR"],
  ["62", "ID"],
  ["91", "IN"],
];

/** Returns the country that begins a user's id. */
export const countryOf = (number: string): string =>
  countries.find(([prefix]) => digitsOf(number).startsWith(prefix))?.[1] ?? "US";
