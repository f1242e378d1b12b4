/** Runs the suite on the offline sandbox in memory: a request of each form, three sections and the stories. */
import { Session, allCases, runCases } from "@atlas-messaging/conformance";
import { createSandbox } from "@atlas-messaging/sandbox";

const sandbox = createSandbox({ clock: Date.now() });
const { baseUrl, fetch } = sandbox;
const clock = { advance: (duration) => sandbox.advance(duration) };
const session = await Session.open({ baseUrl, fetch, clock, startReceiver: null });
const cases = allCases.filter(({ id }) => /^(messages|media|webhooks)\.|^behaviour\/|\/2\d\d$/.test(id));
const results = await runCases(session, cases);
await session.close();

const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
for (const { case: each, outcome, reason, curl } of results)
  if (outcome === "failed") console.log(`✗ ${each.id}\n  ${reason}\n  ${curl ?? ""}`);
const counts = `${count("passed")} cases pass on its sandbox`;
if (count("failed") === 0 && count("passed") >= 500) console.log(counts);
else {
  console.log(`${counts}, ${count("failed")} fail, ${count("skipped")} are skipped; at least 500 must pass`);
  process.exitCode = 1;
}
