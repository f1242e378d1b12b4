import { type AlertFacts, presentAlerts, setAlerts } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";

export const alerts = {
  "console.getAlerts": read("console.getAlerts", {
    args: () => ({}),
    present: ({ choice }: Pick<AlertFacts, "choice">) => ({
      status: 200,
      body: { ok: true, data: presentAlerts(choice) },
    }),
  }),
  "console.setAlerts": write("console.setAlerts", {
    args: () => ({}),
    addFacts: ({ body: { webhook_url } }, { shell }) => ({
      targetProblem: webhook_url ? shell.targetProblem(webhook_url) : null,
    }),
    decide: setAlerts,
  }),
};
