import { ArrowLeft, type LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { keyWords, useKeys } from "../keys/keys.ts";

interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly icon?: LucideIcon;
  readonly look?: "primary" | "danger" | "ghost";
  /** Key that does the same. The button tells it on hover. */
  readonly keys?: string;
  /** Name in the list of keys, where the children are no text. */
  readonly name?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly submits?: boolean;
}

export const Button = ({ children, onClick, icon: Icon, look, keys, name, busy, disabled, submits }: ButtonProps) => {
  const words = name ?? (typeof children === "string" ? children : "");
  const works = keys !== undefined && !disabled && !busy && onClick !== undefined;
  useKeys(works ? [{ keys, name: words, run: onClick }] : []);
  /** A second click is not meant for what stands here next. */
  const press = (event: MouseEvent): void => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      type={submits ? "submit" : "button"}
      className={look === undefined ? "button" : `button ${look}`}
      onClick={press}
      disabled={disabled ?? false}
      aria-busy={busy ?? false}
      title={keys === undefined ? undefined : `${words} (${keyWords(keys)})`}
      aria-keyshortcuts={keys?.replace("mod+", "Control+")}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </button>
  );
};

/** Closes what is open. Shows where the list is not beside it. */
export const Back = ({ to, onClick }: { readonly to: string; readonly onClick: () => void }) => (
  <button type="button" className="button ghost back" onClick={onClick}>
    <ArrowLeft aria-hidden /> {to}
  </button>
);

/** A filter that is set. A click removes it. */
export const Chip = ({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }) => (
  <button type="button" className="label chip" title={`${words}: remove the filter`} onClick={onRemove}>
    <span>{words}</span> <span aria-label="Remove the filter">×</span>
  </button>
);
