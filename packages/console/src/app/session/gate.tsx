import type { ReactNode } from "react";
import { deployment } from "../data/deployment.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

interface GateProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of the pages before the session. */
export const Gate = ({ title, children }: GateProps) => (
  <main className="gate" data-environment={deployment.environment}>
    <div className="gate-card">
      <p className="gate-brand">
        Atlas <span className="environment">{deployment.environment}</span>
      </p>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);

/** Returns a function that opens the console after a sign-in, at the page that was asked for. */
export const useEnter = () => {
  const queries = useQueryClient();
  const router = useRouter();
  return async (to?: string): Promise<void> => {
    // Data of an earlier session must not be shown.
    queries.clear();
    await router.invalidate();
    // An address of the console alone: anything else could lead away.
    const path = to !== undefined && /^\/[^/\\]/.test(to) ? to : "/";
    router.history.push(router.basepath + path.replace(/^\/console(?=\/|$)/, ""));
  };
};
