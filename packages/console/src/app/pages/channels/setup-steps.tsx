import type { DataOf } from "@atlas-messaging/contract";
import { type Look, State } from "../../ui/state.tsx";

export type Step = DataOf<"console.channels.check">["steps"][number];

const words: { readonly [Name in Step["step"]]: string } = {
  token: "Access token",
  secret: "App secret",
  scopes: "Permissions",
  number: "Number",
  account: "Business account",
  callback: "Callback address",
  subscription: "Subscription",
};

const looks: { readonly [Name in Step["state"]]: Look } = { passed: "good", failed: "bad", skipped: "off" };

/** Steps with what each found, and what to do. */
export const SetupSteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="setup-steps">
    {steps.map(({ step, state, message, advice }) => (
      <li key={step}>
        <State look={looks[state] ?? "off"}>{`${words[step] ?? step}: ${state}`}</State>
        <p>{message}</p>
        {advice !== null && <p className="quiet">{advice}</p>}
      </li>
    ))}
  </ol>
);
