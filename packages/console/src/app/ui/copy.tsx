import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { announce } from "./announce.tsx";

const shownMilliseconds = 2_000;

/** A button that copies a text and says so. */
export const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce("Copied");
    setTimeout(() => setCopied(false), shownMilliseconds);
  };
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className="button ghost icon" aria-label={`Copy ${name}`} onClick={() => void copy()}>
      <Icon aria-hidden />
    </button>
  );
};

/** Lines to paste into a terminal. */
export const Snippet = ({ text }: { readonly text: string }) => (
  <div className="snippet">
    <pre tabIndex={0}>{text}</pre>
    <CopyButton text={text} name="the lines" />
  </div>
);

/** Returns JSON with a line for each member; null if the text is none. */
const readable = (text: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
};

interface JsonTextProps {
  readonly name: string;
  /** The exact text, as it was sent. */
  readonly text: string;
}

/** A body, readable or as it was sent. What is copied is what was sent. */
export const JsonText = ({ name, text }: JsonTextProps) => {
  const [isExact, setExact] = useState(false);
  const lines = readable(text);
  return (
    <div className="snippet body">
      <pre tabIndex={0} aria-label={name}>
        {isExact ? text : (lines ?? text)}
      </pre>
      {lines !== null && (
        <button type="button" className="button ghost exact" aria-pressed={isExact} onClick={() => setExact(!isExact)}>
          As sent
        </button>
      )}
      <CopyButton text={text} name={name} />
    </div>
  );
};
