import { ExternalLink, Phone, Reply } from "lucide-react";
import { type Draft, filled } from "./draft.ts";

const icons = { quick_reply: Reply, url: ExternalLink, phone: Phone };

/** A template as the customer sees it, with its samples. */
export const Preview = ({ draft }: { readonly draft: Draft }) => (
  <div className="template-preview" role="group" aria-label="As the customer sees it">
    <div className="preview">
      {draft.header !== "" && <strong>{filled(draft.header, draft.samples)}</strong>}
      <p className="text">{filled(draft.body, draft.samples) || "The text stands here."}</p>
      {draft.footer !== "" && <small>{draft.footer}</small>}
    </div>
    {draft.buttons.length > 0 && (
      <ul>
        {draft.buttons.map(({ type, text }, index) => {
          const Icon = icons[type];
          return (
            <li key={index}>
              <Icon aria-hidden /> {text || "Button"}
            </li>
          );
        })}
      </ul>
    )}
  </div>
);
