import { Check, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { textOf } from "../../ui/text-of.ts";
import type { Approval } from "./approval.ts";
import { sentence } from "./words.ts";

interface EditProps {
  readonly given: Approval["arguments"];
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onApprove: (changed: Approval["arguments"]) => void;
}

/** Texts are edited as they are. A value of another kind keeps it: it is read as JSON. */
export const EditForm = ({ given, isBusy, onCancel, onApprove }: EditProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const changed: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const written = textOf(form, name);
      try {
        changed[name] = typeof value === "string" ? written : JSON.parse(written);
      } catch {
        return setWrong(`${sentence(name)} must be JSON, such as ${JSON.stringify(value)}.`);
      }
    }
    onApprove(changed);
  };
  return (
    <form onSubmit={submit}>
      {Object.entries(given).map(([name, value], index) => (
        <div className="field" key={name}>
          <label htmlFor={`argument-${name}`}>{sentence(name)}</label>
          <textarea
            id={`argument-${name}`}
            name={name}
            rows={1}
            autoFocus={index === 0}
            defaultValue={typeof value === "string" ? value : JSON.stringify(value)}
          />
        </div>
      ))}
      {wrong !== null && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
      <div className="actions">
        <Button look="primary" icon={Check} submits busy={isBusy}>
          Approve with these
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

interface RejectProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onReject: (reason: string) => void;
}

export const RejectForm = ({ isBusy, onCancel, onReject }: RejectProps) => {
  const [reason, setReason] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReject(reason.trim());
      }}
    >
      <div className="field">
        <label htmlFor="reason">Reason</label>
        <textarea
          id="reason"
          rows={2}
          maxLength={1000}
          autoFocus
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <small>The audit log keeps it.</small>
      </div>
      <div className="actions">
        <Button look="danger" icon={X} submits busy={isBusy}>
          Reject
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};
