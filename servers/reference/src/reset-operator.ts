/**
 * Issues a reset of an operator's password: `npm run operator:reset < operator.json`, with `email`, and `organization`
 * where there are several. For operators who lost the password and have no owner to ask.
 */
import type { Membership } from "@atlas-messaging/service/pipeline/services";
import { isId } from "@atlas-messaging/service/core/cursors";
import { memberEmail, presentMember } from "@atlas-messaging/service/members/members";
import { openPasswordReset } from "@atlas-messaging/service/members/passwords";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { uuidv7 } from "uuidv7";
import { parseInput, runCommand } from "./command.ts";
import { commit } from "./platform/database/commit.ts";
import { createToken } from "./platform/tokens.ts";
import { findMember, memberships } from "@atlas-messaging/service/members/facts.sql";
import type { Resources } from "./process.ts";
import { type Settings, SettingsError } from "./settings.ts";

interface Wanted {
  readonly email: string;
  readonly organization: string | undefined;
}

const wanted = 'a JSON object like {"email":"…"}, or {"email":"…","organization":"…"}';

const readRequest = (text: string): Wanted => {
  const given: { readonly email?: unknown; readonly organization?: unknown } = Object(parseInput(text, wanted));
  const { email, organization } = given;
  if (typeof email !== "string") throw new SettingsError(`Standard input must be ${wanted}.`);
  if (organization === undefined) return { email: memberEmail(email), organization };
  if (typeof organization === "string" && isId(organization)) {
    return { email: memberEmail(email), organization: organization.toLowerCase() };
  }
  throw new SettingsError("organization must be the id of an organization.");
};

const chosen = (own: readonly Membership[], { email, organization }: Wanted): Membership => {
  const [found, ...more] = own.filter((each) => organization === undefined || each.organization.id === organization);
  if (!found) throw new SettingsError(`${email} is no active member of such an organization.`);
  if (more.length === 0) return found;
  const list = own.map((each) => `${each.organization.id} (${each.organization.name})`).join(", ");
  throw new SettingsError(`${email} is a member of several; give organization as one of ${list}.`);
};

const reset = async ({ database, clock }: Resources, { environment }: Settings, asked: Wanted): Promise<object> => {
  const { member, organization } = chosen(
    await memberships(database, asked.email, "active", asked.organization),
    asked,
  );
  const known = await findMember(database, organization.id, member.id);
  const token = createToken("reset", environment);
  const facts = baseFacts({ clock, newId: uuidv7 }, { organizationId: organization.id, correlationId: uuidv7() });
  const { changes, expiresAt } = openPasswordReset(facts, { member, password: known?.password ?? null, token });
  const result = await commit(database, organization.id, changes);
  if (result !== "committed") throw new Error(`the reset was refused by ${result.conflict}`);
  return {
    member: presentMember(member),
    organization: { id: organization.id, name: organization.name },
    password_reset: { token: token.text, expires_at: expiresAt },
  };
};

void runCommand(process.env, { read: readRequest, act: reset });
