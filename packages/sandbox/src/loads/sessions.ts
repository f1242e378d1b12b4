import { requestValidators } from "@atlas-messaging/contract/request-validators/sessions";
import { sessionsWithA2a } from "@atlas-messaging/pipeline/a2a";
import { newestFirst, newestOf } from "../lookups/pages.ts";
import { latestRuns } from "../lookups/run-history.ts";
import { newSession, question, sessionMessagePage } from "../lookups/sessions.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "sessions.list": ({ tables }, args) => newestOf(tables.sessions, (row) => row, args),
  "sessions.create": newSession,
  "sessions.update": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "sessions.listMessages": sessionMessagePage,
  "sessions.sendMessage": question,
  "sessions.listRuns": (organization, args) => {
    const session = organization.tables.sessions.byId(args.session_id);
    const runs = session ? latestRuns(organization).filter(({ session_id }) => session_id === session.id) : [];
    return { exists: session !== null, ...newestFirst(runs, ({ run_id }) => run_id, args) };
  },
} satisfies LoadsIn<"sessions">;

export const section = sectionOf("sessions", { operations: sessionsWithA2a, loads, validators: requestValidators });
