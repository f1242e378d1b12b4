import { CircleAlert, CircleCheck, CircleDashed, CirclePause, type LucideIcon, TriangleAlert } from "lucide-react";

export type Look = "good" | "warn" | "bad" | "wait" | "off";

const icons: { readonly [name in Look]: LucideIcon } = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  wait: CircleDashed,
  off: CirclePause,
};

/** A state: an icon and a word. The colour only repeats them. */
export const State = ({ look, children }: { readonly look: Look; readonly children: string }) => {
  const Icon = icons[look];
  return (
    <span className="state" data-look={look}>
      <Icon aria-hidden /> {children}
    </span>
  );
};
