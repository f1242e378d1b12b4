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
