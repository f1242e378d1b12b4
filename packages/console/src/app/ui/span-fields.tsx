import { Field } from "./field.tsx";

interface SpanFieldsProps {
  /** Times of a day, such as `09:00`. */
  readonly start: string;
  readonly end: string;
  /** IANA name; by default that of this browser. */
  readonly zone: string | undefined;
  readonly hint: string;
}

/** Asks for a span of hours of the day, and its time zone. */
export const SpanFields = ({ start, end, zone, hint }: SpanFieldsProps) => (
  <>
    <div className="settings-times">
      <Field label="From" name="start" type="time" required defaultValue={start} />
      <Field label="To" name="end" type="time" required defaultValue={end} />
    </div>
    <Field
      label="Time zone"
      name="zone"
      required
      maxLength={64}
      defaultValue={zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
      hint={hint}
    />
  </>
);
