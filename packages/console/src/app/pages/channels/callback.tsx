import type { DataOf } from "@atlas-messaging/contract";
import { CopyButton } from "../../ui/copy.tsx";
import { SecretDialog } from "../../ui/secret.tsx";

interface CallbackProps {
  readonly made: DataOf<"console.linkChannel">;
  readonly onClose: () => void;
}

/** Shows what to enter at the provider, so that customers' messages come in. */
export const CallbackDialog = ({ made, onClose }: CallbackProps) => (
  <SecretDialog title={`Verify token of ${made.channel.display_name}`} secret={made.verify_token} onClose={onClose}>
    Enter it at the provider where the callback is set up, with this address: <code>{made.callback_url}</code>{" "}
    <CopyButton text={made.callback_url} name="the callback address" />
  </SecretDialog>
);
