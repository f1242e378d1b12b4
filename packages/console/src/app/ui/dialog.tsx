import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Hides the title, which readers of the screen still hear. */
  readonly bare?: boolean;
}

/** A dialog above the page. The browser keeps the focus in it and closes it by Escape. */
export const Dialog = ({ title, onClose, children, bare = false }: DialogProps) => {
  const place = useRef<HTMLDialogElement>(null);
  const hasTyped = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  useEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  /** A slip of the finger does not take away what was typed. */
  const leave = (event: SyntheticEvent): void => {
    if (bare || !hasTyped.current) return onClose();
    event.preventDefault();
    hasTyped.current = false;
    setAsked(true);
  };
  const type = (): void => {
    hasTyped.current = true;
    setAsked(false);
  };
  return (
    <dialog
      ref={place}
      className={bare ? "dialog bare" : "dialog"}
      aria-labelledby={id}
      onInput={type}
      onCancel={leave}
      onClose={() => !place.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === place.current) leave(event);
      }}
    >
      <div className="dialog-inside">
        <header className={bare ? "unseen" : ""}>
          <h2 id={id}>{title}</h2>
          {!bare && (
            <button type="button" className="button ghost icon" aria-label="Close" onClick={onClose}>
              <X aria-hidden />
            </button>
          )}
        </header>
        {children}
        {isAsked && (
          <p className="notice" role="alert">
            What you have typed is not saved. Do it again to close.
          </p>
        )}
      </div>
    </dialog>
  );
};
