import { Link2, MapPin, X } from "lucide-react";
import { Field } from "../../ui/field.tsx";

/** A button below the next reply: it opens a page, or the customer sends a place by it. */
export type Extra = { readonly type: "url_button"; readonly title: string; readonly url: string } | LocationRequest;

interface LocationRequest {
  readonly type: "location_request";
}

interface ExtraProps {
  readonly extra: Extra | null;
  readonly setExtra: (extra: Extra | null) => void;
}

/** Chooses the button. Choosing it again takes it away. */
export const ExtraButtons = ({ extra, setExtra }: ExtraProps) => (
  <>
    <button
      type="button"
      title="Add a button that opens a page"
      aria-label="Add a button that opens a page"
      aria-pressed={extra?.type === "url_button"}
      onClick={() => setExtra(extra?.type === "url_button" ? null : { type: "url_button", title: "", url: "" })}
    >
      <Link2 aria-hidden />
    </button>
    <button
      type="button"
      title="Ask for a place"
      aria-label="Ask for a place"
      aria-pressed={extra?.type === "location_request"}
      onClick={() => setExtra(extra?.type === "location_request" ? null : { type: "location_request" })}
    >
      <MapPin aria-hidden />
    </button>
  </>
);

/** The button of the next reply, above the text. */
export const ExtraView = ({ extra, setExtra }: ExtraProps & { readonly extra: Extra }) => (
  <div className="aside">
    {extra.type === "location_request" ? (
      <span>Below your text stands “Send location”.</span>
    ) : (
      <>
        <Field
          label="Label of the button"
          maxLength={20}
          value={extra.title}
          onChange={({ target }) => setExtra({ ...extra, title: target.value })}
        />
        <Field
          label="Page that it opens"
          type="url"
          placeholder="https://"
          maxLength={2_000}
          value={extra.url}
          onChange={({ target }) => setExtra({ ...extra, url: target.value })}
        />
      </>
    )}
    <button type="button" className="button ghost icon" aria-label="Send no button" onClick={() => setExtra(null)}>
      <X aria-hidden />
    </button>
  </div>
);

/** Tells if the button can go. */
export const isWhole = (extra: Extra): boolean =>
  extra.type === "location_request" || (extra.title.trim() !== "" && /^https:\/\/\S+$/.test(extra.url.trim()));

/** The content of a reply with a button. */
export const contentWith = (extra: Extra, text: string) =>
  extra.type === "location_request"
    ? { type: extra.type, text }
    : { type: extra.type, text, button: { title: extra.title.trim(), url: extra.url.trim() } };

/** Tells if a text names a page, of which the messaging app can show a preview. */
export const namesPage = (text: string): boolean => /https?:\/\/\S/i.test(text);

interface PreviewProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

export const PreviewChoice = ({ isShown, onChange }: PreviewProps) => (
  <label className="mark">
    <input type="checkbox" checked={isShown} onChange={({ target }) => onChange(target.checked)} /> Show a preview of
    the page
  </label>
);
