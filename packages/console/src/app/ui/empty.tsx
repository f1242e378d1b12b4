import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

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
