import type { BodyOf } from "@atlas-messaging/contract";
import { consoleAgentsListOptions, consoleChannelsListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import type { Endpoint } from "./deliveries.tsx";

type Choices = Pick<
  BodyOf<"console.webhooks.update">,
  "payload" | "filter" | "headers" | "rate" | "ordering" | "signature"
>;

type Filter = NonNullable<Choices["filter"]>;
type Filtered = NonNullable<Endpoint["filter"]>;

/** Choices of a webhook that is not made yet. */
const none: Partial<Endpoint> = {};

const any = "";

/** Fields for what is sent, and how. Most webhooks leave them as they are. */
export const ChoiceFields = ({ endpoint = none }: { readonly endpoint?: Partial<Endpoint> }) => (
  <details className="choices">
    <summary>More choices</summary>
    <SelectField
      label="Sends"
      name="payload"
      defaultValue={endpoint.payload ?? "full"}
      options={[
        ["full", "The whole event"],
        ["thin", "Ids alone, no personal data"],
      ]}
    />
    <FilterFields filter={endpoint.filter ?? {}} />
    <Field
      label="Most deliveries in a second"
      name="rate"
      type="number"
      min={1}
      max={1000}
      defaultValue={endpoint.rate ?? ""}
      hint="Empty for no limit."
    />
    <SelectField
      label="Order"
      name="ordering"
      defaultValue={endpoint.ordering ?? "none"}
      options={[
        ["none", "None: no event waits for another"],
        ["conversation", "Within each conversation"],
      ]}
    />
    <SelectField
      label="Signed by"
      name="signature"
      defaultValue={endpoint.signature ?? "v1"}
      options={[
        ["v1", "Its secret"],
        ["v1a", "Its secret and a key, verified by a public key"],
      ]}
    />
    <div className="field">
      <label>
        Headers of your own
        <textarea name="headers" rows={3} placeholder="X-Gateway-Key: 7fK2mQ9x" spellCheck={false} />
      </label>
      <small>{headersHint(endpoint.header_names ?? [])}</small>
    </div>
  </details>
);

const headersHint = (names: readonly string[]): string =>
  names.length === 0
    ? "One on each line. Values are never shown again."
    : `Now: ${names.join(", ")}. Leave it empty to keep them, or write all of them anew; a single - removes them.`;

const FilterFields = ({ filter }: { readonly filter: Filtered }) => {
  const { may } = useSession();
  const channels = useQuery({
    ...consoleChannelsListOptions(client, { limit: 200 }),
    enabled: may("developer_console.read"),
  });
  const agents = useQuery({
    ...consoleAgentsListOptions(client, { limit: 200 }),
    enabled: may("developer_console.read"),
  });
  const channelNames = (channels.data?.channels ?? []).map(({ id, display_name }) => [id, display_name] as const);
  const agentNames = (agents.data?.agents ?? []).map(({ id, name }) => [id, name] as const);
  const [channel, agent] = [filter.channel_ids?.join(" ") ?? any, filter.agent_ids?.join(" ") ?? any];
  return (
    <>
      <SelectField
        key={`channel ${channelNames.length}`}
        label="Only of the channel"
        name="channel_ids"
        defaultValue={channel}
        options={[[any, "Every channel"], ...kept(channel, channelNames), ...channelNames]}
      />
      <SelectField
        key={`agent ${agentNames.length}`}
        label="Only of the agent"
        name="agent_ids"
        defaultValue={agent}
        options={[[any, "Every agent, and none"], ...kept(agent, agentNames), ...agentNames]}
      />
      <Field
        label="Only with one of the labels"
        name="labels"
        defaultValue={filter.labels?.join(" ") ?? ""}
        hint="Labels of the conversation, with spaces between. Empty for all."
      />
      <SelectField
        label="Only messages"
        name="directions"
        defaultValue={filter.directions?.join(" ") ?? any}
        options={[[any, "And all else"], ...kept(filter.directions?.join(" ") ?? any, directions), ...directions]}
      />
      <SelectField
        label="Only of the category"
        name="categories"
        defaultValue={filter.categories?.join(" ") ?? any}
        options={[
          [any, "Every category, and none"],
          ...kept(filter.categories?.join(" ") ?? any, categories),
          ...categories,
        ]}
      />
    </>
  );
};

const directions = [
  ["inbound", "From customers"],
  ["outbound", "To customers"],
] as const;

const categories = [
  ["utility", "Utility"],
  ["marketing", "Marketing"],
  ["transactional", "Transactional"],
  ["authentication", "Authentication"],
] as const;

/** Several values, which a program has chosen, are an option of their own. */
const kept = (value: string, options: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  value === any || options.some(([each]) => each === value) ? [] : [[value, "As it is"]];

const wordsOf = (form: FormData, name: string): string[] => formText(form, name).split(/\s+/).filter(Boolean);

const filterIn = (form: FormData): Filter | null => {
  const names = ["channel_ids", "labels", "agent_ids", "directions", "categories"] as const;
  const given = names.map((name) => [name, wordsOf(form, name)] as const).filter(([, words]) => words.length > 0);
  // The options are those of the contract, which checks them again.
  return given.length === 0 ? null : (Object.fromEntries(given) as Filter);
};

const headersIn = (form: FormData): Choices["headers"] | undefined => {
  const text = formText(form, "headers").trim();
  if (text === "") return undefined;
  if (text === "-") return {};
  return Object.fromEntries(
    text.split("\n").map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
};

/** Returns the choices of a form. */
export const chosenIn = (form: FormData): Choices => {
  const [rate, headers] = [formText(form, "rate"), headersIn(form)];
  return {
    payload: formText(form, "payload") === "thin" ? "thin" : "full",
    filter: filterIn(form),
    rate: rate === "" ? null : Number(rate),
    ordering: formText(form, "ordering") === "conversation" ? "conversation" : "none",
    signature: formText(form, "signature") === "v1a" ? "v1a" : "v1",
    ...(headers === undefined ? {} : { headers }),
  };
};

const filterWords = (filter: Filtered): string =>
  [
    filter.channel_ids && `${filter.channel_ids.length} of the channels`,
    filter.agent_ids && `${filter.agent_ids.length} of the agents`,
    filter.labels && `labelled ${filter.labels.join(" or ")}`,
    filter.directions && `${filter.directions.join(" or ")} messages`,
    filter.categories && filter.categories.join(" or "),
  ]
    .filter((part) => part !== undefined)
    .join(", ");

/** Choices of a webhook's owner; nothing where all is as it comes. */
export const ChosenFacts = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const facts: (readonly [string, string | undefined])[] = [
    ["Sends", endpoint.payload === "thin" ? "Ids alone" : undefined],
    ["Only", endpoint.filter ? filterWords(endpoint.filter) : undefined],
    ["Headers", endpoint.header_names?.join(", ")],
    ["At most", endpoint.rate == null ? undefined : `${endpoint.rate} a second`],
    ["Order", endpoint.ordering === "conversation" ? "Within each conversation" : undefined],
    ["Public key", endpoint.public_key],
  ];
  const chosen = facts.flatMap(([name, words]) => (words === undefined ? [] : [[name, words] as const]));
  if (chosen.length === 0) return null;
  return (
    <dl className="facts">
      {chosen.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
};
