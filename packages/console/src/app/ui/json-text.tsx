import { useState } from "react";
import { CopyButton } from "./copy.tsx";

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
