import { JsonText } from "../../ui/json-text.tsx";
import { State } from "../../ui/state.tsx";
import { Time, exactWords, useNow } from "../../ui/time.tsx";
import type { Attempt, WholeDelivery } from "./types.ts";
import { whyFailed } from "./why.ts";

/** Attempts on a time line, the newest first, with the next one above them. */
export const Attempts = ({ delivery }: { readonly delivery: WholeDelivery }) => (
  <ol className="moments">
    {delivery.next_attempt_at !== null && (
      <li data-look="wait">
        <p>
          <State look="wait">Next attempt</State> <Soon at={delivery.next_attempt_at} />
        </p>
      </li>
    )}
    {delivery.attempts.toReversed().map((attempt, index) => (
      <One key={`${attempt.attempt} ${attempt.started_at}`} attempt={attempt} isOpen={index === 0} />
    ))}
    {delivery.attempts.length === 0 && delivery.next_attempt_at === null && (
      <li data-look="wait" className="quiet">
        Nothing was tried.
      </li>
    )}
  </ol>
);

/** A time to come. The last minute is no number. */
export const Soon = ({ at }: { readonly at: string }) =>
  Date.parse(at) - useNow() > 60_000 ? (
    <Time at={at} />
  ) : (
    <time dateTime={at} title={exactWords(at)}>
      within a minute
    </time>
  );

const One = ({ attempt, isOpen }: { readonly attempt: Attempt; readonly isOpen: boolean }) => {
  const reason = whyFailed(attempt);
  const answer = attempt.response_status === null ? "no answer" : `answered ${attempt.response_status}`;
  return (
    <li data-look={reason === null ? "good" : "bad"}>
      <p>
        <State look={reason === null ? "good" : "bad"}>{`Attempt ${attempt.attempt}`}</State> {answer} after{" "}
        {attempt.duration_ms} ms
        <span className="when">
          <Time at={attempt.started_at} />
        </span>
      </p>
      {reason && <p className="quiet">{reason.what}</p>}
      {attempt.response_headers !== null && (
        <details open={isOpen}>
          <summary>Its answer</summary>
          <dl className="facts">
            {Object.entries(attempt.response_headers).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {attempt.response_body === null || attempt.response_body === "" ? (
            <p className="quiet">The answer had no body.</p>
          ) : (
            <JsonText name="the answer" text={attempt.response_body} />
          )}
        </details>
      )}
    </li>
  );
};
