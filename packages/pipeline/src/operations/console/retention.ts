import { type RetentionFacts, type RetentionRow, presentRetention, setRetention } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";

export const retention = {
  "console.getRetention": read("console.getRetention", {
    args: () => ({}),
    present: ({ chosen }: { readonly chosen: readonly RetentionRow[] }, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: presentRetention({ chosen, bounds: shell.settings.retention }) },
    }),
  }),
  "console.setRetention": write("console.setRetention", {
    args: () => ({}),
    addFacts: (_, { shell }): Pick<RetentionFacts, "bounds"> => ({ bounds: shell.settings.retention }),
    decide: setRetention,
  }),
};
