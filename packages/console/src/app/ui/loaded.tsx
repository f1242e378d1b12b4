import { NotFoundError, PermissionDeniedError } from "@atlas-messaging/sdk";
import { Lock, type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Problem, requestOf } from "./problem.tsx";

/** A query, as far as what it loads is shown. */
interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: Loading<Data>;
  /** Its name within a sentence, as in "There is no such delivery". */
  readonly one: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query has loaded, or what stands in its place: loading, gone, not allowed, or a problem. */
export const Loaded = <Data,>({ query, one, children }: LoadedProps<Data>) => {
  const { data, error, isFetching = false, refetch } = query;
  if (error instanceof NotFoundError) return <Gone one={one} error={error} wasThere={data !== undefined} />;
  if (error instanceof PermissionDeniedError) return <NotAllowed error={error} />;
  return (
    <>
      {error && (
        <div className="failed">
          <Problem error={error} />
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined && !error && <Skeleton />}
      {data !== undefined && children(data)}
    </>
  );
};

interface GoneProps {
  readonly one: string;
  readonly error: Error;
  /** It was shown until now. */
  readonly wasThere: boolean;
}

const Gone = ({ one, error, wasThere }: GoneProps) =>
  wasThere ? (
    <Empty icon={SearchX} title={`The ${one} is gone`}>
      <p>It was deleted while it was open here.</p>
      <RequestLine error={error} />
    </Empty>
  ) : (
    <Missing one={one}>
      <RequestLine error={error} />
    </Missing>
  );

/** Stands for what an address names, and is not there. */
export const Missing = ({ one, children }: { readonly one: string; readonly children?: ReactNode }) => (
  <Empty icon={SearchX} title={`There is no such ${one}`}>
    <p>It may be deleted, or belong to another organization.</p>
    {children}
  </Empty>
);

const RequestLine = ({ error }: { readonly error: Error }) => {
  const request = requestOf(error);
  return request === null ? null : <small className="quiet">Request {request}</small>;
};

const NotAllowed = ({ error }: { readonly error: Error }) => (
  <Empty icon={Lock} title="Your role does not show this">
    <p>Ask a colleague who manages members for the permission.</p>
    <RequestLine error={error} />
  </Empty>
);

interface EmptyProps {
  readonly icon: LucideIcon;
  /** Says what is not there. */
  readonly title: string;
  /** Says what to do first. */
  readonly children?: ReactNode;
}

export const Empty = ({ icon: Icon, title, children }: EmptyProps) => (
  <div className="empty">
    <Icon aria-hidden />
    <h2>{title}</h2>
    {children}
  </div>
);

/** Grey lines in place of rows. They show after a while, so that a fast answer does not flicker. */
export const Skeleton = ({ rows = 6 }: { readonly rows?: number }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_row, index) => (
      <i key={index} />
    ))}
  </div>
);
