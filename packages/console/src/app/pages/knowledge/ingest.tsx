import { Time } from "../../ui/time.tsx";
import type { Detail } from "./types.ts";

type Progress = NonNullable<Detail["ingest"]>;

const stages: { readonly [stage in Progress["stage"]]: string } = {
  queued: "Waits for its turn",
  fetching: "The page is being fetched",
  extracting: "Its text is being read",
  indexing: "Its passages are being stored",
  done: "Done",
  failed: "Failed",
};

/** Progress of the ingest of a page or a file. */
export const Ingest = ({ source: { ingest } }: { readonly source: Detail }) =>
  ingest && (
    <section>
      <h3>Reading</h3>
      <ol className="moments">
        <li data-look={ingest.stage === "failed" ? "bad" : ingest.stage === "done" ? "good" : "wait"}>
          <p>
            <strong>{stages[ingest.stage]}</strong>
            <span className="when">{ingest.attempts === 1 ? "1 attempt" : `${ingest.attempts} attempts`}</span>
          </p>
          {ingest.failure && <p>{ingest.failure.message}</p>}
          <p className="at">
            {ingest.started_at !== null && (
              <>
                Began <Time at={ingest.started_at} />
              </>
            )}
            {ingest.finished_at !== null && (
              <>
                , ended <Time at={ingest.finished_at} />
              </>
            )}
          </p>
        </li>
      </ol>
    </section>
  );
