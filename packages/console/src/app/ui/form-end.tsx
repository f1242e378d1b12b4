import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

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
