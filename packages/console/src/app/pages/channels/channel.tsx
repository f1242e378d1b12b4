import { CopyButton } from "../../ui/copy.tsx";
import { Link, getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { type Channel, healthOf } from "./health.ts";
import {
  consoleChannelsDisconnectMutation,
  consoleChannelsReconnectMutation,
  consoleChannelsRemoveMutation,
  consoleChannelsSetDefaultMutation,
  consoleChannelsTestMutation,
  consoleChannelsUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Activity, KeyRound, Pencil, Plug, Star, Trash2, Unplug } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after, afterButton, announce, readAgain } from "../../ui/announce.tsx";
import { Confirm, Dialog, FormEnd } from "../../ui/dialog.tsx";
import { problemWords } from "../../ui/problem.tsx";
import { RotateToken } from "./rotate.tsx";
import { Field, formText } from "../../ui/field.tsx";

const api = getRouteApi("/signed-in/channels");

/** A channel: if messages pass, what to do, and its link. */
export const ChannelPane = ({ channel }: { readonly channel: Channel }) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  const { look, name, wrong, remedy } = healthOf(channel);
  return (
    <section className="pane" aria-label="Channel">
      <Back to="Channels" onClick={() => void navigate({ search: {} })} />
      <article className="details">
        <header>
          <h2>{channel.display_name}</h2>
          <p className="quiet">
            <State look={look}>{name}</State> · {channel.channel}
            {channel.is_default && " · default"} · linked <Time at={channel.created_at} />
          </p>
        </header>
        {wrong !== null && (
          <div className="outcome" data-status={look === "bad" ? "exhausted" : undefined}>
            <p>
              <strong>{wrong}</strong>
            </p>
            <p>{remedy}</p>
          </div>
        )}
        {may("atlas_api.channels.manage") && <Actions channel={channel} />}
        <Checks channel={channel} />
        <Provider channel={channel} />
      </article>
    </section>
  );
};

/** Says for how long a message from the phone keeps the agent silent. */
const phoneWords = (minutes: number | null): string =>
  minutes === null
    ? "Keeps the agent silent until the conversation is handed back"
    : `Keeps the agent silent for ${minutes} minutes`;

const Checks = ({
  channel: { health, last_health_check, disconnected_at, agent_id, is_default, phone_handoff_minutes: minutes = null },
}: Props) => (
  <section>
    <h3>State</h3>
    <dl className="facts">
      <div>
        <dt>Last check</dt>
        <dd>{last_health_check === null ? "Never" : <Time at={last_health_check} />}</dd>
      </div>
      {health.latency_ms !== null && (
        <div>
          <dt>Response time</dt>
          <dd>{health.latency_ms} ms</dd>
        </div>
      )}
      {health.consecutive_failures > 0 && (
        <div>
          <dt>Failed in a row</dt>
          <dd>{health.consecutive_failures}</dd>
        </div>
      )}
      {disconnected_at !== null && (
        <div>
          <dt>Disconnected</dt>
          <dd>
            <Time at={disconnected_at} />
          </dd>
        </div>
      )}
      <div>
        <dt>Default</dt>
        <dd>{is_default ? "Messages that name no channel go over it" : "No"}</dd>
      </div>
      <div>
        <dt>Answers</dt>
        <dd>{agent_id === null ? "People" : "An agent, then people"}</dd>
      </div>
      <div>
        <dt>Your phone</dt>
        <dd>{phoneWords(minutes)}</dd>
      </div>
    </dl>
  </section>
);

interface Props {
  readonly channel: Channel;
}

const AdapterIds = ({ channelId }: { readonly channelId: string }) => (
  <div>
    <dt>Channel id</dt>
    <dd>
      <code>{channelId}</code> <CopyButton text={channelId} name="the channel id" />
    </dd>
  </div>
);

const NumberIds = ({ link }: { readonly link: NonNullable<Channel["link"]> }) => (
  <>
    <div>
      <dt>Number at provider</dt>
      <dd>{link.sender_id}</dd>
    </div>
    <div>
      <dt>Business account</dt>
      <dd>{link.business_account_id ?? "None, so templates are not synced"}</dd>
    </div>
    <div>
      <dt>Template language</dt>
      <dd>{link.template_language}</dd>
    </div>
  </>
);

const Provider = ({ channel: { id: channelId, link } }: Props) => (
  <section>
    <h3>Link</h3>
    {link === null ? (
      <p className="quiet">
        It is scripted and contacts nobody. Write as a customer in the <Link to="/inbox">inbox</Link>.
      </p>
    ) : (
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd>{link.base_url}</dd>
        </div>
        {link.provider === "adapter" ? <AdapterIds channelId={channelId} /> : <NumberIds link={link} />}
      </dl>
    )}
  </section>
);

interface ActionsProps {
  readonly channel: Channel;
}

const Actions = ({ channel }: ActionsProps) => {
  const [open, setOpen] = useState<"change" | "rotate" | "disconnect" | "remove" | null>(null);
  const close = (): void => setOpen(null);
  const channelId = channel.id;
  const isDisconnected = channel.disconnected_at !== null;
  const test = useMutation({
    ...consoleChannelsTestMutation(client),
    onSuccess: ({ channel: tested }) => {
      const { name, look } = healthOf(tested);
      announce(`Tested: ${name}.`, { bad: look === "bad" });
    },
    onError: (error) => announce(problemWords(error), { bad: true }),
    onSettled: () => readAgain(["console.channels.list"]),
  });
  const prefer = useMutation({
    ...consoleChannelsSetDefaultMutation(client),
    ...afterButton("It is the default now.", ["console.channels.list"]),
  });
  const reconnect = useMutation({
    ...consoleChannelsReconnectMutation(client),
    ...afterButton("Reconnected. Queued messages go out.", ["console.channels.list"]),
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
      <Button keys="e" icon={Pencil} onClick={() => setOpen("change")}>
        Change
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
      <Button icon={Trash2} look="danger" onClick={() => setOpen("remove")}>
        Remove
      </Button>
      {open === "change" && <ChangeChannel channel={channel} onClose={close} />}
      {open === "remove" && <Remove channel={channel} onClose={close} />}
      {open === "rotate" && <RotateToken channel={channel} onClose={close} />}
      {open === "disconnect" && <Disconnect channel={channel} onClose={close} />}
    </div>
  );
};

const Disconnect = ({ channel, onClose }: ActionsProps & { readonly onClose: () => void }) => {
  const disconnect = useMutation({
    ...consoleChannelsDisconnectMutation(client),
    ...after("Disconnected. Nothing is sent.", ["console.channels.list"]),
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

interface RenameProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** Changes the name of a channel, and how long its phone keeps the agent silent. */
const ChangeChannel = ({ channel, onClose }: RenameProps) => {
  const change = useMutation({
    ...consoleChannelsUpdateMutation(client),
    ...after("Changed.", ["console.channels.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const display_name = formText(form, "display_name").trim();
    const minutes = formText(form, "minutes");
    const phone_handoff_minutes = minutes === "" ? null : Number(minutes);
    change.mutate({ channelId: channel.id, body: { display_name, phone_handoff_minutes } }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Change ${channel.display_name}`} onClose={onClose}>
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
        <Field
          label="Minutes of silence after a message from your phone"
          name="minutes"
          type="number"
          min={1}
          max={10_080}
          defaultValue={channel.phone_handoff_minutes ?? ""}
          hint="The agent stays silent for so long. Empty: until you hand the conversation back."
        />
        <FormEnd words="Change" isBusy={change.isPending} error={change.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const Remove = ({ channel, onClose }: ActionsProps & { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const remove = useMutation({
    ...consoleChannelsRemoveMutation(client),
    ...after("Removed.", ["console.channels.list"]),
  });
  const done = (): void => {
    onClose();
    void navigate({ search: {} });
  };
  return (
    <Confirm
      title={`Remove ${channel.display_name}?`}
      does="Remove"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ channelId: channel.id }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>Its link and its secrets go. Its conversations stay to read, and nobody can write in them.</p>
      <p>
        Messages that wait fail. What customers write to the number is kept for seven days, if another number has its
        app secret.
      </p>
      <p>You may link the number again, as a new channel.</p>
    </Confirm>
  );
};
