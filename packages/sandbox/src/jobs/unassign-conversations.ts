import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { partsOf } from "@atlas-messaging/service/conversations/facts.memory";
import { unassignConversations, unassignedAtOnce } from "@atlas-messaging/service/inbox/jobs";
import type { MemoryJob } from "./job-shell.ts";

export const job: MemoryJob = bindJob(unassignConversations, {
  load: (shell, organizationId, { owner_id }) => {
    const organization = shell.world.organization(organizationId);
    const owned = [...organization.tables.conversations.all()].filter((each) => each.owner_id === owner_id);
    return { owned: owned.slice(0, unassignedAtOnce).flatMap((each) => partsOf(organization, each) ?? []) };
  },
});
