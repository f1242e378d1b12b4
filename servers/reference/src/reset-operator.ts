/**
 * Issues a reset of an operator's password: `npm run operator:reset < operator.json`, with `email`, and `organization`
 * where there are several. For operators who lost the password and have no owner to ask. `remove_second_factor`
 * is for who lost app and recovery codes, too.
 */
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { Membership } from "@atlas-messaging/service/pipeline/services";
import { isId } from "@atlas-messaging/service/core/ids";
import { memberEmail, presentMember } from "@atlas-messaging/service/members/members";
import { openPasswordReset } from "@atlas-messaging/service/members/passwords";
import { disableSecondFactor } from "@atlas-messaging/service/members/second-factor";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { uuidv7 } from "uuidv7";
import { parseInput, runCommand } from "./command.ts";
import { commit } from "./platform/database/commit.ts";
import { createToken } from "./platform/tokens.ts";
import { findMember, findSecondFactor, memberships } from "@atlas-messaging/service/members/facts.sql";
import type { Resources } from "./process.ts";
import { type Settings, SettingsError } from "./settings.ts";

interface Wanted {
  readonly email: string;
  readonly organization: string | undefined;
  readonly removeSecondFactor: boolean;
}

const wanted =
  'a JSON object like {"email":"…"}, with "organization":"…" where there are several, and "remove_second_factor":true';

const isEmail = (text: string): boolean =>
  validateRequest("console.account.requestPasswordReset", { params: {}, query: {}, body: { email: text } }).ok;

const readRequest = (text: string): Wanted => {
  const given: { readonly [name: string]: unknown } = Object(parseInput(text, wanted));
  const { email, organization, remove_second_factor: removeSecondFactor = false, ...others } = given;
  for (const name of Object.keys(others))
    throw new SettingsError(`${name} is unknown. Standard input must be ${wanted}.`);
  if (typeof email !== "string") throw new SettingsError(`Standard input must be ${wanted}.`);
  if (!isEmail(email)) throw new SettingsError("email must be an address.");
  if (typeof removeSecondFactor !== "boolean") throw new SettingsError("remove_second_factor must be true or false.");
  const asked = { email: memberEmail(email), removeSecondFactor };
  if (organization === undefined) return { ...asked, organization };
  if (typeof organization === "string" && isId(organization))
    return { ...asked, organization: organization.toLowerCase() };
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
  const factor = asked.removeSecondFactor ? await findSecondFactor(database, organization.id, member.id) : null;
  const removal = factor ? disableSecondFactor(facts, factor) : [];
  const result = await commit(database, organization.id, [...changes, ...removal]);
  if (result !== "committed") throw new Error(`the reset was refused by ${result.conflict}`);
  return {
    member: presentMember(member),
    organization: { id: organization.id, name: organization.name },
    password_reset: { token: token.text, expires_at: expiresAt },
  };
};

void runCommand(process.env, { read: readRequest, act: reset });
