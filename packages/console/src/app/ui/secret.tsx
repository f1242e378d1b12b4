import { Check, Copy, KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { announce } from "./announce.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface SecretProps {
  readonly title: string;
  readonly secret: string;
  /** Says where it goes. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A secret that nobody sees again. */
export const SecretDialog = ({ title, secret, children, onClose }: SecretProps) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
    announce("Copied");
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-form">
        <p className="notice">
          <KeyRound aria-hidden />
          <span>It is shown this once. Copy it now; nobody can read it again.</span>
        </p>
        <code className="secret">{secret}</code>
        <p className="quiet">{children}</p>
        <div className="actions">
          <Button look="primary" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
};
