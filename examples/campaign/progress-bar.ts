import type { Progress } from "./campaign.ts";

const width = 30;

/** Draws the bar anew in a terminal, and a line per tenth in a log. */
export const progressBar = ({ sent, refused, total }: Progress): void => {
  const done = sent.length + refused.length;
  const filled = Math.round((done / total) * width);
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)} ${done}/${total}, ${refused.length} refused`;
  if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === total ? "\n" : ""}`);
  else if (done % Math.ceil(total / 10) === 0 || done === total) console.log(bar);
};
