import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Problem } from "./problem.tsx";

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
  readonly onConfirm: () => void;
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
          onConfirm();
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
