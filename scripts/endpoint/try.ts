/** Calls the new endpoint in the offline sandbox and runs its conformance cases. */
import { Session, allCases, runCases } from "@atlas-messaging/conformance";
import { createSandbox } from "@atlas-messaging/sandbox";

const sandbox = createSandbox();
const target = { baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, startReceiver: null };
const session = await Session.open(target);
const cases = allCases.filter(({ operations }) => (operations as readonly string[]).includes("conversations.channel"));
const results = await runCases(session, cases);
await session.close();
const failed = results.filter(({ outcome }) => outcome === "failed").map((each) => each.case.id);
console.log(
  JSON.stringify({ cases: cases.length, passed: results.filter(({ outcome }) => outcome === "passed").length, failed }),
);
process.exitCode = cases.length > 0 && failed.length === 0 ? 0 : 1;
