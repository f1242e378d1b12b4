/** Data of a business's own on a thing: read, and changed as lines of a form. */
import { useId } from "react";
import { badLine, linesOf } from "./metadata-lines.ts";

interface Own {
  readonly metadata: { readonly [key: string]: string } | undefined;
}

/** A part of a page; nothing where there is none. */
export const OwnData = ({ metadata }: Own) =>
  metadata === undefined ? null : (
    <section>
      <h3>Data of your own</h3>
      <OwnFacts metadata={metadata} />
    </section>
  );

export const OwnFacts = ({ metadata = {} }: Own) => (
  <dl className="facts" aria-label="Data of your own">
    {Object.entries(metadata).map(([key, text]) => (
      <div key={key}>
        <dt>{key}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The name of the field in a form. */
export const metadataName = "metadata";

/** Lines to edit. One without a key keeps the form from being sent. */
export const OwnDataField = ({ metadata = {} }: Own) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Data of your own</label>
      <textarea
        id={id}
        name={metadataName}
        rows={3}
        defaultValue={linesOf(metadata)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const bad = badLine(target.value);
          target.setCustomValidity(bad === null ? "" : `“${bad}” needs a key, a colon and a text.`);
        }}
      />
      <small id={`${id}-hint`}>One a line, for your programs: “order_id: 1042”. A line you remove is forgotten.</small>
    </div>
  );
};
