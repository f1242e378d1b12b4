import { type Case, Session, type Target, runCases } from "../src/index.ts";
import { type Report, reportOf } from "../src/report/report.ts";

/** Runs cases on a target in a session of their own. */
export const reportOn = async (target: Target, cases: readonly Case[]): Promise<Report> => {
  const session = await Session.open(target);
  const results = await runCases(session, cases);
  await session.close();
  const { environment, profile } = session;
  return reportOf({ target: target.baseUrl, environment, profile, startedAt: new Date(), milliseconds: 0, results });
};
