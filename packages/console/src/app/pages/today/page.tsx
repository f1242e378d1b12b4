import { createLazyRoute } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { Empty, Skeleton } from "../../ui/empty.tsx";
import { useFocusKeys } from "../../ui/focus-keys.ts";
import { Problem } from "../../ui/problem.tsx";
import { NeedRow } from "./need.tsx";
import { Numbers } from "./numbers.tsx";
import { useNeeds } from "./needs.ts";

const Today = () => {
  const { needs, isLoading, error } = useNeeds();
  useFocusKeys("a.need");
  return (
    <div className="today">
      <div className="today-inside">
        <h1>Today</h1>
        <section aria-label="Needs a person">
          {error && <Problem error={error} />}
          {needs.length > 0 && (
            <ul className="needs">
              {needs.map((need) => (
                <li key={need.id}>
                  <NeedRow need={need} />
                </li>
              ))}
            </ul>
          )}
          {needs.length === 0 && isLoading && <Skeleton rows={3} />}
          {needs.length === 0 && !isLoading && !error && (
            <Empty icon={CircleCheck} title="Nothing needs you">
              <p>Waiting customers, approvals, failures and open questions stand here.</p>
            </Empty>
          )}
        </section>
        <Numbers />
      </div>
    </div>
  );
};

export const route = createLazyRoute("/signed-in/today")({ component: Today });
