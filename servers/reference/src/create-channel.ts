/**
 * Links an organization to a messaging app: `npm run channel:create < channel.json`, with the body of
 * `POST /operator/channels` and `organization_id`, or of `POST /operator/channels/adapters`, which has a `url`. Standard
 * input keeps secrets out of the process's arguments.
 */
import { randomBytes } from "node:crypto";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { isId } from "@atlas-messaging/service/core/ids";
import { draftOf, linkChannel } from "@atlas-messaging/service/channels/decide";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { linkAdapter } from "@atlas-messaging/service/channels/link-adapter";
import { linkingArgs, servingArgs } from "@atlas-messaging/service/channels/operations";
import { uuidv7 } from "uuidv7";
import { askUnlinked } from "./jobs/provider-jobs.ts";
import { channelProviders } from "./channel-providers/registry.ts";
import { addressOf, firstProblem, parseInput, runCommand } from "./command.ts";
import { commit } from "./platform/database/commit.ts";
import type { Resources } from "./process.ts";
import { loadLinking } from "@atlas-messaging/service/channels/facts.sql";
import { type Settings, SettingsError } from "./settings.ts";

interface Number {
  readonly id: "console.channels.link";
  readonly body: ValidBodyOf<"console.channels.link">;
}

interface Adapter {
  readonly id: "console.channels.linkAdapter";
  readonly body: ValidBodyOf<"console.channels.linkAdapter">;
}

interface Request {
  readonly organizationId: string;
  readonly linked: Number | Adapter;
}

const wrong = "Standard input must be the description of a channel as a JSON object.";

/** An adapter has a `url`, and a number a `base_url`. */
const readLinked = (body: unknown): Number | Adapter => {
  if (Object.hasOwn(Object(body), "url")) {
    const id = "console.channels.linkAdapter";
    const result = validateRequest(id, { params: {}, query: {}, body });
    if (result.ok) return { id, body: result.value.body };
    throw firstProblem(result.details, wrong);
  }
  const id = "console.channels.link";
  const result = validateRequest(id, { params: {}, query: {}, body });
  if (result.ok) return { id, body: result.value.body };
  throw firstProblem(result.details, wrong);
};

/** Validates the input like the body of the operation. */
const readRequest = (text: string): Request => {
  const body = parseInput(text, "the description of a channel as a JSON object");
  const organizationId: unknown = Reflect.get(Object(body), "organization_id");
  if (typeof organizationId !== "string" || !isId(organizationId)) {
    throw new SettingsError("organization_id must be the id of an organization.");
  }
  return { organizationId, linked: readLinked(body) };
};

/** No real number is ever contacted from the sandbox. */
const refuseSandbox = ({ environment }: Settings): void => {
  if (environment === "sandbox") {
    throw new SettingsError("ATLAS_ENVIRONMENT must be staging or production: the sandbox contacts no real number.");
  }
};

const unlinkedOf = (body: Number["body"]) => {
  const [channel, link] = draftOf(body);
  return { channel, link };
};

const create = async (
  { database, clock, outgoing, logger }: Resources,
  settings: Settings,
  { organizationId, linked }: Request,
): Promise<object> => {
  const args =
    linked.id === "console.channels.link" ? linkingArgs(linked.body) : { sender_id: "", ...servingArgs(linked.body) };
  const { organization, ...loaded } = await loadLinking(database, organizationId, args);
  if (!organization) throw new SettingsError(`There is no organization ${organizationId}.`);
  const [member, url] =
    linked.id === "console.channels.link" ? ["base_url", linked.body.base_url] : ["url", linked.body.url];
  const target = outgoing.checkUrl(url);
  if (!target.ok) throw new SettingsError(`${member} ${target.problem}.`);
  const providers = channelProviders(outgoing);
  const asked =
    linked.id === "console.channels.link" ? await askUnlinked({ logger }, providers, unlinkedOf(linked.body)) : null;
  const facts = {
    ...baseFacts({ clock, newId: uuidv7 }, { organizationId, correlationId: uuidv7() }),
    ...loaded,
    targetProblem: null,
    scripted: false,
    asked,
    freshSecret: randomBytes(24).toString("base64url"),
    callbackUrl: (id: string) => `${addressOf(settings, null)}/callbacks/channels/${id}`,
    appCallbackUrl: `${addressOf(settings, null)}/callbacks/channels`,
  };
  const outcome =
    linked.id === "console.channels.link"
      ? linkChannel(facts, { params: {}, query: {}, body: linked.body })
      : linkAdapter(facts, { params: {}, query: {}, body: linked.body });
  if (outcome.kind === "refused") throw firstProblem(outcome.details, outcome.message);
  const result = await commit(database, organizationId, outcome.changes);
  if (result !== "committed") throw new Error(`the channel was refused by ${result.conflict}`);
  return outcome.body.data;
};

/** The running server links channels itself. The session says for which organization. */
const linkLine = (settings: Settings, folder: string, listening: string | null): string =>
  [
    `A server is running on ${folder}. Send the same JSON without organization_id to it, with an operator's session. An adapter's goes to /operator/channels/adapters:`,
    `curl -sS ${addressOf(settings, listening)}/operator/channels -H "Authorization: Bearer $ATLAS_SESSION" -H 'Content-Type: application/json' -d @- < channel.json`,
  ].join("\n\n");

void runCommand(process.env, {
  read: (text, settings) => {
    refuseSandbox(settings);
    return readRequest(text);
  },
  act: create,
  whileServing: linkLine,
});
