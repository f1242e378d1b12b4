/**
 * Runs the suite on the offline sandbox in memory: three sections, which have all methods and kinds of body. With
 * `--stories` also a request of each form, and the stories.
 */
import { Session, allCases, runCases } from "@atlas-messaging/conformance";
import { createSandbox } from "@atlas-messaging/sandbox";

const sandbox = createSandbox({ clock: Date.now() });
const { baseUrl, fetch } = sandbox;
const clock = { advance: (duration) => sandbox.advance(duration) };
const session = await Session.open({ baseUrl, fetch, clock, startReceiver: null });
const [chosen, least] = process.argv.includes("--stories")
  ? [/^(messages|media|webhooks)\.|^behaviour\/|\/2\d\d$/, 500]
  : [/^(messages|media|webhooks)\./, 200];
const cases = allCases.filter(({ id }) => chosen.test(id));
const results = await runCases(session, cases);
await session.close();

const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
for (const { case: each, outcome, reason, curl } of results)
  if (outcome === "failed") console.log(`✗ ${each.id}\n  ${reason}\n  ${curl ?? ""}`);
const counts = `${count("passed")} cases pass on its sandbox`;
if (count("failed") === 0 && count("passed") >= least) console.log(counts);
else {
  console.log(`${counts}, ${count("failed")} fail, ${count("skipped")} are skipped; at least ${least} must pass`);
  process.exitCode = 1;
}
