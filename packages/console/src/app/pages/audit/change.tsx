import { Link, getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/button.tsx";
import { JsonText } from "../../ui/copy.tsx";
import { Time, exactWords } from "../../ui/time.tsx";
import { changeWords } from "./kinds.ts";
import type { DataOf } from "@atlas-messaging/contract";
import { useMemo } from "react";
import { useMemberNames } from "../../ui/member-names.ts";

const api = getRouteApi("/signed-in/audit");

/** One change: who did it, and what was before and after. */
export const ChangePane = ({ change }: { readonly change: Change }) => {
  const navigate = api.useNavigate();
  const { nameOf } = useActors();
  return (
    <section className="pane" aria-label="Change">
      <Back to="Audit" onClick={() => void navigate({ search: ({ change: _open, ...rest }) => rest })} />
      <article className="details">
        <header>
          <h2>{changeWords(change.event_type)}</h2>
          <p className="quiet">
            {nameOf(change)} · <Time at={change.created_at} /> · {exactWords(change.created_at)}
          </p>
          <p className="quiet">
            In logs <code>{change.event_type}</code>
          </p>
        </header>
        <Ways change={change} />
        <Side title="Before" values={change.before} none="Nothing was there before." />
        <Side title="After" values={change.after} none="Nothing is left of it." />
      </article>
    </section>
  );
};

interface SideProps {
  readonly title: string;
  readonly values: Change["before"];
  readonly none: string;
}

const Side = ({ title, values, none }: SideProps) => (
  <section>
    <h3>{title}</h3>
    {values === null ? (
      <p className="quiet">{none}</p>
    ) : (
      <JsonText name={title.toLowerCase()} text={JSON.stringify(values)} />
    )}
  </section>
);

const Ways = ({ change }: { readonly change: Change }) => {
  const { may } = useSession();
  const { id, actor_id, asset_id, correlation_id } = change;
  return (
    <div className="actions">
      {may("atlas_api.requests.read") && (
        <Link to="/requests" search={{ q: correlation_id }} className="button">
          Open its request
        </Link>
      )}
      <Link from="/audit" to="/audit" search={{ request: correlation_id, change: id }} className="button">
        Changes of the same request
      </Link>
      {asset_id !== null && (
        <Link from="/audit" to="/audit" search={{ asset: asset_id, change: id }} className="button">
          Changes of the same asset
        </Link>
      )}
      {actor_id !== null && (
        <Link from="/audit" to="/audit" search={{ actor: actor_id, change: id }} className="button">
          Changes by the same actor
        </Link>
      )}
    </div>
  );
};

export type Change = DataOf<"console.auditEvents.list">["events"][number];

interface Actors {
  /** Name of who did a change. */
  readonly nameOf: (change: Change) => string;
  /** Members by whom the filter narrows. */
  readonly members: readonly (readonly [id: string, name: string])[];
}

/** Names those who changed something. A credential has no name of its own, and a removed member none any more. */
export const useActors = (): Actors => {
  const names = useMemberNames();
  return useMemo(() => {
    const nameOf = ({ actor_type, actor_id }: Change): string => {
      if (actor_type === "system") return "The service";
      if (actor_type === "credential") return "A program";
      return (actor_id === null ? undefined : names.get(actor_id)) ?? "A former member";
    };
    return { nameOf, members: [...names] };
  }, [names]);
};
