/**
 * Makes an organization and its first operator: `npm run operator:create < operator.json`, with `organization_name`,
 * `email` and `password`. Works whatever ATLAS_SIGN_UP says; that setting rules sign-up over HTTP.
 */
import { validateRequest } from "@atlas-messaging/validators/requests";
import { beginSession, createOrganization, presentSignedIn } from "@atlas-messaging/service/members/sign-in";
import { memberEmail } from "@atlas-messaging/service/members/members";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { uuidv7 } from "uuidv7";
import { addressOf, firstProblem, parseInput, runCommand } from "./command.ts";
import { commit } from "./platform/database/commit.ts";
import { passwordsIn } from "./platform/passwords.ts";
import { createToken } from "./platform/tokens.ts";
import type { Resources } from "./process.ts";
import type { Settings } from "./settings.ts";

const wanted = 'a JSON object like {"organization_name":"…","email":"…","password":"…"}';

/** Validates the input like the body of `POST /operator/organizations`. */
const readRequest = (text: string) => {
  const result = validateRequest("console.account.signUp", { params: {}, query: {}, body: parseInput(text, wanted) });
  if (result.ok) return result.value.body;
  throw firstProblem(result.details, `Standard input must be ${wanted}.`);
};

const create = async (
  { database, clock }: Resources,
  { environment }: Settings,
  given: ReturnType<typeof readRequest>,
): Promise<object> => {
  const email = memberEmail(given.email);
  const facts = {
    ...baseFacts({ clock, newId: uuidv7 }, { organizationId: uuidv7(), correlationId: uuidv7() }),
    token: createToken("operator", environment),
  };
  const { changes, ...membership } = createOrganization(facts, {
    name: given.organization_name,
    email,
    operatorName: given.name ?? null,
    environment,
    passwordHash: await passwordsIn(database).hashNew(email, given.password),
    mustBeFirst: false,
  });
  const { session, changes: begun } = beginSession(facts, membership.member);
  const result = await commit(database, facts.organizationId, [...changes, ...begun]);
  if (result !== "committed") throw new Error(`the operator was refused by ${result.conflict}`);
  return presentSignedIn(facts.token, session, membership, [membership], null);
};

/** The running server signs up itself. The password stays on standard input, out of the list of processes. */
const signUpLine = (settings: Settings, folder: string, listening: string | null): string => {
  if (settings.signUp === "closed") {
    return `A server is running on ${folder}, and nobody may sign up there: stop it, run this again, and start it.`;
  }
  return [
    `A server is running on ${folder}. Send the same JSON to it instead:`,
    `echo '{"organization_name":"…","email":"…","password":"…"}' |\n  curl -sS ${addressOf(settings, listening)}/operator/organizations -H 'Content-Type: application/json' -d @-`,
  ].join("\n\n");
};

void runCommand(process.env, { read: readRequest, act: create, whileServing: signUpLine });
