import { AtlasConnectionError, AtlasError } from "@atlas-messaging/sdk";
import { useRouter } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { Button } from "./button.tsx";

/** Some refusals speak to programs. People read what to do here. */
const plain: { readonly [code: string]: string } = {
  window_closed: "The customer last wrote more than 24 hours ago. Only a template reaches them now.",
};

/** Says what a refusal means to a person. */
export const refusalWords = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  plain[code] ?? message;

/** Says what happened. Fields of a form that are wrong come by their names. */
export const problemWords = (error: unknown): string => {
  if (error instanceof AtlasConnectionError) return "The service cannot be reached. Your text is kept; try again.";
  if (!(error instanceof AtlasError)) return "Something went wrong on this page. Load it again.";
  // Some ask "Did you mean …?" at their end; the others have no full stop.
  const details = error.details?.map(({ path, message }) => `${path} ${message}`.replace(/[^?]$/, "$&.")) ?? [];
  return details.length === 0 ? refusalWords(error) : details.join(" ");
};

export const requestOf = (error: unknown): string | null => (error instanceof AtlasError ? error.requestId : null);

/** A problem: its cause, the remedy, and the id by which the request is found. */
export const Problem = ({ error }: { readonly error: unknown }) => {
  const request = requestOf(error);
  const docs = error instanceof AtlasError ? error.docs : null;
  return (
    <p className="problem" role="alert">
      <TriangleAlert aria-hidden />
      <span>
        {problemWords(error)}
        {docs !== null && (
          <>
            {" "}
            <DocsLink docs={docs} words="About this error" />
          </>
        )}
        {request !== null && <small> Request {request}</small>}
      </span>
    </p>
  );
};

/** Leads to the page of an error code, beside the console. */
export const DocsLink = ({ docs, words }: { readonly docs: string; readonly words: string }) => (
  <a href={docs} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** A page that could not be shown. */
export const Failed = ({ error }: { readonly error: unknown }) => {
  const router = useRouter();
  return (
    <div className="lonely">
      <Problem error={error} />
      <Button onClick={() => void router.invalidate()}>Try again</Button>
    </div>
  );
};
