import { newestOf } from "../../lookups/pages.ts";
import { sendingChannel } from "../../lookups/sending.ts";
import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const linked = (organization: Organization, { id }: { readonly id: string }) => ({
  channel: organization.tables.channels.byId(id),
  link: organization.tables.channel_links.byId(id),
  sending: sendingChannel(organization),
});

export const channels = {
  "console.listChannels": (organization, args) => ({
    ...newestOf(organization.tables.channels, (row) => row, args),
    links: [...organization.tables.channel_links.all()],
    sending: sendingChannel(organization),
  }),
  "console.getChannel": linked,
  "console.linkChannel": (organization, { agent_id, served_name }) => ({
    sending: sendingChannel(organization),
    agents: [...organization.tables.agents.all()].filter(
      ({ id, kind, status, channels: names }) =>
        id === agent_id ||
        (kind === "hosted" && status === "ready" && served_name !== null && names.includes(served_name)),
    ),
  }),
  "console.updateChannel": (organization, args) => ({
    ...linked(organization, args),
    agent: organization.tables.agents.byId(args.agent_id),
  }),
  "console.testChannel": (organization, args) => ({
    ...linked(organization, args),
    carried: organization.tables.messages.size > 0,
  }),
  "console.rotateChannelToken": linked,
  "console.disconnectChannel": linked,
  "console.reconnectChannel": linked,
  "console.setDefaultChannel": linked,
} satisfies Partial<LoadsIn<"console">>;
