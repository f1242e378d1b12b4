/** Runs a campaign with one bad number in it, and a part of it again. Nobody may get two messages, and no call a 429. */
import assert from "node:assert/strict";
import { Atlas, type Hook } from "@atlas-messaging/sdk";
import { type Campaign, type Progress, runCampaign } from "./campaign.ts";
import { connect } from "./connect.ts";

// The offline sandbox allows 600 a minute here. The SDK sends 480 at once, then slows down so that none is refused.
const { credentials, options } = await connect({ limits: { messages: 600 } });
const size = Number(process.env.CAMPAIGN_SIZE || (process.env.ATLAS_BASE_URL ? 40 : 482));

let refusedByLimit = 0;
const countLimits: Hook = {
  after: (_attempt, { response }) => void (refusedByLimit += response?.status === 429 ? 1 : 0),
};
const atlas = new Atlas({ ...options, hooks: [countLimits] });

const width = 30;

/** Draws the bar anew in a terminal, and a line per tenth in a log. */
const progressBar = ({ sent, refused, total }: Progress): void => {
  const done = sent.length + refused.length;
  const filled = Math.round((done / total) * width);
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)} ${done}/${total}, ${refused.length} refused`;
  if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === total ? "\n" : ""}`);
  else if (done % Math.ceil(total / 10) === 0 || done === total) console.log(bar);
};

const recipients = Array.from({ length: size }, (_, index) => ({
  phone_number: `+1555020${String(index).padStart(4, "0")}`,
  name: `Guest ${index + 1}`,
}));
const campaign: Campaign = {
  id: "summer-menu",
  template_id: credentials.template_id,
  recipients: [...recipients, { phone_number: "no number", name: "Nobody" }],
  atOnce: 4,
  onProgress: progressBar,
};

const started = performance.now();
const { sent, refused } = await runCampaign(atlas, campaign);
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
console.log(`${sent.length} sent in ${seconds} s, ${refusedByLimit} refused by the limit`);
console.log(`refused: ${refused.map(({ name, code }) => `${name} (${code})`).join(", ")}`);
assert.equal(sent.length, size);
assert.deepEqual(
  refused.map(({ code }) => code),
  ["validation_failed"],
);
assert.equal(refusedByLimit, 0);

const again = await runCampaign(atlas, { ...campaign, recipients: recipients.slice(0, 2), onProgress: () => {} });
assert.ok(
  again.sent.every((id) => sent.includes(id)),
  "a recipient got a second message",
);
console.log("run again: the same messages, nobody got a second one");
