import { CornerUpLeft, FileQuestionMark, FileText, MapPin, X } from "lucide-react";
import type { Message } from "./timeline.ts";
import { Link } from "@tanstack/react-router";

type Rich = NonNullable<Message["content"]>;

interface ContentProps {
  readonly content: Rich;
  readonly text: string;
  /** The file stands above the text of a template. */
  readonly isTemplate?: boolean;
}

/** Content other than text, as the customer sees it. */
export const Content = ({ content, text, isTemplate = false }: ContentProps) => {
  if (isMedia(content) && isTemplate)
    return (
      <>
        <MediaView content={content} />
        <p className="text">{text}</p>
      </>
    );
  if (isMedia(content)) return <MediaView content={content} />;
  if (content.type === "location") return <Place content={content} />;
  if (content.type === "contacts") return <Cards content={content} />;
  if (content.type === "buttons")
    return <Buttons text={content.text} titles={content.buttons.map(({ title }) => title)} />;
  if (content.type === "url_button") return <PageButton content={content} />;
  if (content.type === "location_request") return <Buttons text={content.text} titles={["Send location"]} />;
  if (content.type === "order") return <Order content={content} text={text} />;
  if (content.type === "form_reply") return <Answers content={content} />;
  if (content.type === "unsupported") return <Unsupported content={content} />;
  return <p className="text">{text}</p>;
};

type Of<Type extends Rich["type"]> = Extract<Rich, { readonly type: Type }>;

const isMedia = (content: Rich): content is MediaContent =>
  ["image", "audio", "video", "document", "sticker"].includes(content.type);

const Place = ({ content: { name, address, latitude, longitude } }: { readonly content: Of<"location"> }) => (
  <p className="text">
    <MapPin aria-hidden /> {name ?? "A place"}{" "}
    <small>
      {address} {latitude}, {longitude}
    </small>
  </p>
);

const Order = ({ content: { items }, text }: { readonly content: Of<"order">; readonly text: string }) => (
  <>
    <p className="text">{text}</p>
    <ul className="cards">
      {items.map(({ product_id, quantity, price, currency }) => (
        <li key={product_id}>
          {quantity} × {product_id}{" "}
          <small>
            {price} {currency}
          </small>
        </li>
      ))}
    </ul>
  </>
);

const Answers = ({ content: { text, answers } }: { readonly content: Of<"form_reply"> }) => (
  <>
    {text !== undefined && <p className="text">{text}</p>}
    <ul className="cards">
      {answers.map(({ name, value }) => (
        <li key={name}>
          <small>{name}</small> {value}
        </li>
      ))}
    </ul>
  </>
);

/** Kinds that the messaging app does not pass on, or that we do not know yet. Developers see what came. */
const Unsupported = ({ content: { provider_type, received } }: { readonly content: Of<"unsupported"> }) => (
  <>
    <p className="text">
      <FileQuestionMark aria-hidden /> Something that cannot be shown here: {provider_type}
    </p>
    {received !== undefined && (
      <details>
        <summary>As it came</summary>
        <pre tabIndex={0}>{received}</pre>
      </details>
    )}
  </>
);

const Cards = ({ content }: { readonly content: Of<"contacts"> }) => (
  <ul className="cards">
    {content.contacts.map(({ name, phone_numbers = [] }) => (
      <li key={name}>
        {name} <small>{phone_numbers.join(", ")}</small>
      </li>
    ))}
  </ul>
);

const Buttons = ({ text, titles }: { readonly text: string; readonly titles: readonly string[] }) => (
  <>
    <p className="text">{text}</p>
    <p className="choices">
      {titles.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </p>
  </>
);

const PageButton = ({ content: { text, button } }: { readonly content: Of<"url_button"> }) => (
  <>
    <p className="text">{text}</p>
    <p className="choices">
      <a href={button.url} target="_blank" rel="noreferrer noopener">
        {button.title}
      </a>
    </p>
  </>
);

type MediaContent = Of<"image" | "audio" | "video" | "document" | "sticker">;

/** The bytes come from the service alone. What is elsewhere is a link, since its place would see who reads. */
const MediaView = ({ content }: { readonly content: MediaContent }) => {
  const { type, media_id, caption, filename, url, voice } = content;
  const source = media_id === undefined ? null : `/operator/media/${encodeURIComponent(media_id)}/content`;
  const name =
    filename ??
    {
      image: "Picture",
      audio: voice === true ? "Voice note" : "Sound",
      video: "Film",
      document: "File",
      sticker: "Sticker",
    }[type];
  return (
    <>
      {source !== null && (type === "image" || type === "sticker") && (
        <img src={source} alt={caption ?? name} loading="lazy" />
      )}
      {source !== null && type === "audio" && <audio src={source} aria-label={name} controls preload="none" />}
      {source !== null && type === "video" && <video src={source} controls preload="none" />}
      {(source === null || type === "document") && (
        <p className="text">
          <FileText aria-hidden />{" "}
          {(source ?? url) === undefined ? (
            name
          ) : (
            <a
              href={source ?? url}
              target="_blank"
              rel="noreferrer noopener"
              download={source === null ? undefined : name}
            >
              {name}
            </a>
          )}
        </p>
      )}
      {caption !== undefined && <p className="text">{caption}</p>}
    </>
  );
};

/** Gestures of the customer on a message: emoji, an edit, a deletion; and the ad that it came from. */
export const Marks = ({ message }: { readonly message: Message }) => {
  const { reactions = [], edited_at, deleted_at, referral, truncated, direction } = message;
  const by = direction === "inbound" ? "by the customer" : "on the phone";
  const words =
    deleted_at !== undefined
      ? `Deleted ${by}`
      : [edited_at === undefined ? [] : ["Edited"], truncated ? ["Cut, since it was longer"] : []].flat().join(" · ") ||
        null;
  if (reactions.length === 0 && words === null && referral === undefined) return null;
  return (
    <p className="text">
      {reactions.map(({ from, emoji }) => (
        <span key={from} title={from === "customer" ? "Reaction of the customer" : "Your reaction"}>
          {emoji}
        </span>
      ))}{" "}
      <small>
        {words}
        {referral && ` From ${referral.headline ?? referral.source_url ?? "an ad"}`}
      </small>
    </p>
  );
};

/** Names the writer of a message, as colleagues say it. */
const writerOf = ({ direction, author }: Message): string =>
  direction === "inbound" ? "The customer" : (author?.name ?? "We");

/** The quoted message, above the one that quotes it. It leads there, and may be older than what has come. */
export const Quoted = ({ id, message }: { readonly id: string; readonly message: Message | undefined }) => (
  <blockquote className="quoted">
    <Link from="/inbox" to="/inbox" search={(before) => ({ ...before, message: id })}>
      {message === undefined ? (
        "An earlier message"
      ) : (
        <>
          <small>{writerOf(message)}</small> {message.text}
        </>
      )}
    </Link>
  </blockquote>
);

interface QuotingProps {
  readonly message: Message;
  readonly onRemove: () => void;
}

/** The message that the next reply quotes. */
export const Quoting = ({ message, onRemove }: QuotingProps) => (
  <p className="aside">
    <CornerUpLeft aria-hidden />
    <span>
      <small>{writerOf(message)}</small> {message.text}
    </span>
    <button type="button" className="button ghost icon" aria-label="Do not quote" onClick={onRemove}>
      <X aria-hidden />
    </button>
  </p>
);
