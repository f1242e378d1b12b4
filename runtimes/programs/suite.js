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

const failed = results.filter(({ outcome }) => outcome === "failed");
if (failed.length > 0) throw new Error(failed.map(({ case: { id }, reason }) => `${id}: ${reason}`).join("\n"));
const passed = results.filter(({ outcome }) => outcome === "passed").length;
if (passed < 500) throw new Error(`Only ${passed} cases passed; the others were skipped.`);
console.log(`${passed} cases pass on its sandbox`);
