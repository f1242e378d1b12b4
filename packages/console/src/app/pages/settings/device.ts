/** Names of browsers and systems by their marks in `User-Agent`. The first that fits counts: many claim to be others. */
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

const first = (named: typeof browsers | typeof systems, device: string): string | undefined =>
  named.find(([, mark]) => mark.test(device))?.[0];

/** Says where somebody is signed in. What is no known browser keeps its own words. */
export const deviceWords = (device: string | null): string => {
  if (device === null) return "A program, or a link from the terminal";
  const [browser, system] = [first(browsers, device), first(systems, device)];
  if (browser === undefined) return device;
  return system === undefined ? browser : `${browser} on ${system}`;
};
