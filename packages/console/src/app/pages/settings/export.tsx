import type { DataOf, Known } from "@atlas-messaging/contract";
import { consoleOrganizationGetExportOptions, consoleOrganizationRequestExportMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { afterButton } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { lookUp } from "../../data/look-up.ts";

type Made = NonNullable<DataOf<"console.organization.getExport">["export"]>;

/** An event tells of its end, and none of its progress. */
const whileRunning = 5_000;

const states: { readonly [status in Known<Made["status"]>]: readonly [Look, string] } = {
  running: ["wait", "Being made"],
  ready: ["good", "Ready"],
  failed: ["bad", "Failed"],
  expired: ["off", "Removed"],
};

const megabyte = 1_000_000;

const sizeWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** A file of all that is kept about the organization. */
export const Export = () => {
  const { may } = useSession();
  const isAllowed = may("atlas_api.organization.export");
  const { data, error } = useQuery({
    ...consoleOrganizationGetExportOptions(client),
    enabled: isAllowed,
    refetchInterval: ({ state }) => (state.data?.export?.status === "running" ? whileRunning : false),
  });
  const request = useMutation({
    ...consoleOrganizationRequestExportMutation(client),
    ...afterButton("The file is being made.", ["console.organization.getExport"]),
  });
  if (!isAllowed) return <p className="quiet">Owners can export the organization. Ask one of them.</p>;
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton rows={3} />;
  const made = data.export;
  return (
    <>
      <p>
        One file of customers, messages with their media, knowledge, events, runs and the audit log. Secrets are left
        out.
      </p>
      {made && <Facts made={made} />}
      <div className="actions">
        {made?.status === "ready" && (
          <a className="button primary" href="/operator/organization/export/content" download>
            Download
          </a>
        )}
        {made?.status !== "running" && (
          <Button
            {...(made?.status === "ready" ? {} : { look: "primary" as const })}
            busy={request.isPending}
            onClick={() => request.mutate({})}
          >
            {made === null ? "Make the file" : "Make a new file"}
          </Button>
        )}
      </div>
    </>
  );
};

const Facts = ({ made }: { readonly made: Made }) => {
  const [look, state] = lookUp(states, made.status, ["wait", made.status]);
  return (
    <dl className="facts">
      <div>
        <dt>State</dt>
        <dd>
          <State look={look}>{state}</State>
        </dd>
      </div>
      <div>
        <dt>Asked for</dt>
        <dd>
          <Time at={made.requested_at} />
        </dd>
      </div>
      {made.failure === null ? (
        <div>
          <dt>Content</dt>
          <dd>
            {made.rows} rows, {sizeWords(made.size_bytes)}
          </dd>
        </div>
      ) : (
        <div>
          <dt>Reason</dt>
          <dd>{made.failure}</dd>
        </div>
      )}
      {made.status === "ready" && made.expires_at !== null && (
        <div>
          <dt>Removed</dt>
          <dd>
            <Time at={made.expires_at} />
          </dd>
        </div>
      )}
    </dl>
  );
};
