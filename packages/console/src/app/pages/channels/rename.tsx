import { consoleUpdateChannelMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import type { Channel } from "./types.ts";

interface RenameProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** Changes the name by which colleagues know a channel. */
export const RenameChannel = ({ channel, onClose }: RenameProps) => {
  const rename = useMutation({
    ...consoleUpdateChannelMutation(client),
    ...after("Renamed.", ["console.listChannels"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const display_name = formText(new FormData(event.currentTarget), "display_name").trim();
    rename.mutate({ channelId: channel.id, body: { display_name } }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Rename ${channel.display_name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Name"
          name="display_name"
          required
          maxLength={120}
          autoFocus
          defaultValue={channel.display_name}
          hint="Colleagues see it. Customers do not."
        />
        <FormEnd words="Rename" isBusy={rename.isPending} error={rename.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
