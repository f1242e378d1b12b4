import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

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
  const id = useId();
  useEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={bare ? "dialog bare" : "dialog"}
      aria-labelledby={id}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === place.current) onClose();
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
      </div>
    </dialog>
  );
};
