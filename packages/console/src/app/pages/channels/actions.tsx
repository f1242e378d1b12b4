import {
  consoleDisconnectChannelMutation,
  consoleReconnectChannelMutation,
  consoleSetDefaultChannelMutation,
  consoleTestChannelMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Activity, KeyRound, Pencil, Plug, Star, Unplug } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { after, afterButton, readAgain } from "../../ui/after.ts";
import { announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { problemWords } from "../../ui/problem.tsx";
import { healthOf } from "./health.ts";
import { RenameChannel } from "./rename.tsx";
import { RotateToken } from "./rotate.tsx";
import type { Channel } from "./types.ts";

interface ActionsProps {
  readonly channel: Channel;
}

export const Actions = ({ channel }: ActionsProps) => {
  const [open, setOpen] = useState<"rename" | "rotate" | "disconnect" | null>(null);
  const close = (): void => setOpen(null);
  const channelId = channel.id;
  const isDisconnected = channel.disconnected_at !== null;
  const test = useMutation({
    ...consoleTestChannelMutation(client),
    onSuccess: ({ channel: tested }) => {
      const { name, look } = healthOf(tested);
      announce(`Tested: ${name}.`, { bad: look === "bad" });
    },
    onError: (error) => announce(problemWords(error), { bad: true }),
    onSettled: () => readAgain(["console.listChannels"]),
  });
  const prefer = useMutation({
    ...consoleSetDefaultChannelMutation(client),
    ...afterButton("It is the default now.", ["console.listChannels"]),
  });
  const reconnect = useMutation({
    ...consoleReconnectChannelMutation(client),
    ...afterButton("Reconnected. Queued messages go out.", ["console.listChannels"]),
  });
  return (
    <div className="actions">
      <Button keys="s" icon={Activity} look="primary" busy={test.isPending} onClick={() => test.mutate({ channelId })}>
        Test
      </Button>
      {!channel.is_default && channel.status !== "disconnected" && (
        <Button keys="d" icon={Star} busy={prefer.isPending} onClick={() => prefer.mutate({ channelId })}>
          Make default
        </Button>
      )}
      <Button keys="e" icon={Pencil} onClick={() => setOpen("rename")}>
        Rename
      </Button>
      {channel.link !== null && (
        <Button icon={KeyRound} onClick={() => setOpen("rotate")}>
          New secrets
        </Button>
      )}
      {isDisconnected ? (
        <Button icon={Plug} busy={reconnect.isPending} onClick={() => reconnect.mutate({ channelId })}>
          Reconnect
        </Button>
      ) : (
        <Button icon={Unplug} look="danger" onClick={() => setOpen("disconnect")}>
          Disconnect
        </Button>
      )}
      {open === "rename" && <RenameChannel channel={channel} onClose={close} />}
      {open === "rotate" && <RotateToken channel={channel} onClose={close} />}
      {open === "disconnect" && <Disconnect channel={channel} onClose={close} />}
    </div>
  );
};

const Disconnect = ({ channel, onClose }: ActionsProps & { readonly onClose: () => void }) => {
  const disconnect = useMutation({
    ...consoleDisconnectChannelMutation(client),
    ...after("Disconnected. Nothing is sent.", ["console.listChannels"]),
  });
  return (
    <Confirm
      title={`Disconnect ${channel.display_name}?`}
      does="Disconnect"
      isBusy={disconnect.isPending}
      error={disconnect.error}
      onConfirm={() => disconnect.mutate({ channelId: channel.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Nothing is sent over it from now on. Queued messages wait, and fail after 24 hours.</p>
      <p>Reconnect it at any time; what still waits then goes out.</p>
    </Confirm>
  );
};
