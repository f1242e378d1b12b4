import { Check, Copy, KeyRound, X } from "lucide-react";
import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";
import { announce } from "./announce.tsx";
import { Field, formText } from "./field.tsx";
import { isComposing } from "../keys/composing.ts";

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
      // The Escape that ends a composition in a field is not for the dialog.
      onKeyDown={(event) => event.key === "Escape" && isComposing(event.nativeEvent) && event.preventDefault()}
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

interface ConfirmProps {
  readonly title: string;
  /** Says what happens, and what cannot be undone. */
  readonly children: ReactNode;
  /** Words of the button that does it. */
  readonly does: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** False while something is missing, such as a name to type. */
  readonly isReady?: boolean;
  readonly error: Error | null;
  /** Gets the fields among the children. */
  readonly onConfirm: (given: FormData) => void;
  readonly onClose: () => void;
}

/** Asks before what cannot be undone. */
export const Confirm = (props: ConfirmProps) => {
  const { title, children, does, isDanger = true, isBusy, isReady = true, error, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(new FormData(event.currentTarget));
        }}
      >
        {children}
        {error && <Problem error={error} />}
        <div className="actions">
          <Button look={isDanger ? "danger" : "primary"} submits busy={isBusy} disabled={!isReady}>
            {does}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
};

interface SecretProps {
  readonly title: string;
  readonly secret: string;
  /** Says where it goes. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A secret that nobody sees again. */
export const SecretDialog = ({ title, secret, children, onClose }: SecretProps) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
    announce("Copied");
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-form">
        <p className="notice">
          <KeyRound aria-hidden />
          <span>It is shown this once. Copy it now; nobody can read it again.</span>
        </p>
        <code className="secret">{secret}</code>
        <p className="quiet">{children}</p>
        <div className="actions">
          <Button look="primary" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
};

interface NameFormProps {
  readonly title: string;
  readonly hint: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onCreate: (named: { readonly name: string; readonly description?: string }) => void;
  readonly onClose: () => void;
}

/** Asks for the name and the purpose of something new. */
export const NameForm = ({ title, hint, isBusy, error, onCreate, onClose }: NameFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const description = formText(form, "description").trim();
    onCreate({ name: formText(form, "name").trim(), ...(description === "" ? {} : { description }) });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Name" name="name" required maxLength={120} autoFocus hint={hint} />
        <Field label="Purpose" name="description" maxLength={1000} />
        <FormEnd words="Create" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface FormEndProps {
  /** Words of the button that submits. */
  readonly words: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onClose: () => void;
}

/** Ends the form of a dialog: the problem, if any, and the two buttons. */
export const FormEnd = ({ words, isBusy, error, onClose }: FormEndProps) => (
  <>
    {error && <Problem error={error} />}
    <div className="actions">
      <Button look="primary" submits busy={isBusy}>
        {words}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  </>
);
