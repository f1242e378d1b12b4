import { Link, getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { type Channel, healthOf } from "./health.ts";
import {
  consoleChannelsDisconnectMutation,
  consoleChannelsReconnectMutation,
  consoleChannelsSetDefaultMutation,
  consoleChannelsTestMutation,
  consoleChannelsUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Activity, KeyRound, Pencil, Plug, Star, Unplug } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after, afterButton, announce, readAgain } from "../../ui/announce.tsx";
import { Confirm, Dialog, FormEnd } from "../../ui/dialog.tsx";
import { problemWords } from "../../ui/problem.tsx";
import { RotateToken } from "./link.tsx";
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
        <Provider link={channel.link} />
      </article>
    </section>
  );
};

const Checks = ({ channel: { health, last_health_check, disconnected_at, agent_id, is_default } }: Props) => (
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
    </dl>
  </section>
);

interface Props {
  readonly channel: Channel;
}

const Provider = ({ link }: { readonly link: Channel["link"] }) => (
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
      </dl>
    )}
  </section>
);

interface ActionsProps {
  readonly channel: Channel;
}

const Actions = ({ channel }: ActionsProps) => {
  const [open, setOpen] = useState<"rename" | "rotate" | "disconnect" | null>(null);
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

/** Changes the name by which colleagues know a channel. */
const RenameChannel = ({ channel, onClose }: RenameProps) => {
  const rename = useMutation({
    ...consoleChannelsUpdateMutation(client),
    ...after("Renamed.", ["console.channels.list"]),
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
