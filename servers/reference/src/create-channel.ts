/**
 * Links an organization to a messaging app: `bun run channel:create < channel.json`. Standard input keeps secrets out
 * of the process's arguments. The output has the callback URL for the provider.
 */
import { randomBytes } from "node:crypto";
import { type ChannelDescription, createChannel, isId, sealedPrefixProblem } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import { uuidv7 } from "uuidv7";
import { parseInput, runCommand } from "./command.ts";
import { commit } from "./platform/database/index.ts";
import type { Ground } from "./process.ts";
import { type Settings, SettingsError } from "./settings.ts";

interface Request {
  readonly organizationId: string;
  readonly description: ChannelDescription;
}

const readRequest = (text: string): Request => {
  const given: object = Object(parseInput(text, "the description of a channel as a JSON object"));
  const word = (name: string, form: RegExp, wanted: string): string => {
    const value: unknown = Reflect.get(given, name);
    if (typeof value === "string" && form.test(value)) return value;
    throw new SettingsError(`${name} must be ${wanted}.`);
  };
  const secret = (name: string): string => {
    const found = word(name, /^\S{8,1024}$/, "a text of 8 to 1024 characters without spaces");
    const problem = sealedPrefixProblem(found);
    if (problem !== null) throw new SettingsError(`${name} ${problem}.`);
    return found;
  };
  const organizationId = word("organization_id", /^/, "the id of an organization");
  if (!isId(organizationId)) throw new SettingsError("organization_id must be the id of an organization.");
  return {
    organizationId,
    description: {
      provider: "cloud_api",
      channel: word("channel", /^[a-z][a-z0-9_]{0,63}$/, "the name of the messaging app in lower case"),
      display_name: word("display_name", /^\S.{0,199}$/u, "a name of up to 200 characters"),
      base_url: word("base_url", /^https?:\/\/[^\s?#]+$/, "the URL at which the API begins").replace(/\/$/, ""),
      sender_id: word("sender_id", /^[\w-]{1,64}$/, "the provider's id of the number"),
      business_account_id: Object.hasOwn(given, "business_account_id")
        ? word("business_account_id", /^[\w-]{1,64}$/, "the provider's id of the business account")
        : null,
      template_language: word("template_language", /^[A-Za-z]{2,3}([_-]\w{2,8})*$/, "a language such as en_US"),
      secrets: {
        access_token: secret("access_token"),
        app_secret: secret("app_secret"),
        verify_token: randomBytes(24).toString("base64url"),
      },
    },
  };
};

/** No real number is ever contacted from the sandbox. */
const refuseSandbox = ({ environment }: Settings): void => {
  if (environment === "sandbox") {
    throw new SettingsError("ATLAS_ENVIRONMENT must be staging or production: the sandbox contacts no real number.");
  }
};

const create = async (
  { database, clock, outgoing }: Ground,
  settings: Settings,
  { organizationId, description }: Request,
): Promise<object> => {
  const target = outgoing.checkUrl(description.base_url);
  if (!target.ok) throw new SettingsError(`base_url: ${target.message}`);
  const facts = factsFor({ clock, newId: uuidv7 }, { organizationId, correlationId: uuidv7() });
  const text = "select id from organizations where id = $1::uuid";
  const known = await database.asTenant(organizationId, { text, values: [organizationId] });
  if (known.length === 0) throw new SettingsError(`There is no organization ${organizationId}.`);
  const { id, changes } = createChannel(facts, description);
  const result = await commit(database, organizationId, changes);
  if (result !== "committed") throw new Error(`the channel was refused by ${result.conflict}`);
  const callback_url = `${settings.hosts.api ?? ""}/callbacks/channels/${id}`;
  return { channel_id: id, callback_url, verify_token: description.secrets.verify_token };
};

await runCommand(process.env, {
  read: (text, settings) => {
    refuseSandbox(settings);
    return readRequest(text);
  },
  act: create,
});
