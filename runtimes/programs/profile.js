/** Runs the suite on a server of one's own, at an address and with a token. What it does not serve is skipped. */
import { Session, allCases, runCases } from "@atlas-messaging/conformance";

const [baseUrl, token] = process.argv.slice(2);
const session = await Session.open({ baseUrl, token, startReceiver: null });
// They wait for full windows; a test of the suite runs them.
const results = await runCases(session, allCases, { without: ["/429", "behaviour/limits/public"] });
await session.close();

const of = (wanted) => results.filter(({ outcome }) => outcome === wanted);
for (const { case: each, reason, curl } of of("failed")) console.log(`✗ ${each.id}\n  ${reason}\n  ${curl ?? ""}`);
const operations = new Set(of("passed").flatMap((result) => result.case.operations));
console.log(`${of("passed").length} cases of ${operations.size} operations pass, ${of("failed").length} fail`);
if (of("failed").length > 0 || operations.size !== 5) process.exitCode = 1;
