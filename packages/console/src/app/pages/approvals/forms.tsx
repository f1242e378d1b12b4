import { Check, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { Approval } from "./approval.ts";
import { changedFrom, writtenOf } from "./changes.ts";
import { ChangedRehearsal } from "./rehearsal.tsx";
import { sentence } from "./words.ts";

interface EditProps {
  readonly approval: Approval;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onApprove: (changed: Approval["arguments"]) => void;
}

/** Edits the arguments, and rehearses them as they are written. */
export const EditForm = ({ approval, isBusy, onCancel, onApprove }: EditProps) => {
  const given = approval.arguments;
  const [written, setWritten] = useState<{ readonly [name: string]: string }>({});
  const read = changedFrom(given, written);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if ("changed" in read) onApprove(read.changed);
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
            value={written[name] ?? writtenOf(value)}
            onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
          />
        </div>
      ))}
      {"wrong" in read && (
        <p className="problem" role="alert">
          {sentence(read.wrong)} must be JSON, such as {JSON.stringify(given[read.wrong])}.
        </p>
      )}
      <ChangedRehearsal approval={approval} changed={"changed" in read ? read.changed : null} />
      <div className="actions">
        <Button look="primary" icon={Check} submits busy={isBusy} disabled={"wrong" in read}>
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
