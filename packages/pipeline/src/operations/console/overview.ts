import { type Counts, presentOverview } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import { principalOf } from "../../rooms/context.ts";

export const overview = {
  "console.overview": read("console.overview", {
    args: () => ({}),
    present: (counts: Counts, _, context) => {
      const { apps, service_accounts, webhooks, audit_events } = counts;
      const shown = presentOverview(
        { apps, service_accounts, webhooks, audit_events },
        principalOf(context).permissions,
      );
      return { status: 200, body: { ok: true, data: shown } };
    },
  }),
};
