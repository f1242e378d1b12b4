import type { ReactNode } from "react";
import { deployment } from "../deployment.ts";

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
