import type { FormEvent } from "react";
import { Dialog } from "./dialog.tsx";
import { FormEnd } from "./form-end.tsx";
import { Field } from "./field.tsx";
import { formText } from "./form-text.ts";

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
