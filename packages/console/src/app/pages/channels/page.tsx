import { consoleChannelsListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Cable, Plus, RadioTower } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { State } from "../../ui/state.tsx";
import { ChannelPane } from "./channel.tsx";
import { type Channel, healthOf } from "./health.ts";
import { LinkAdapter } from "./link-adapter.tsx";
import { ConnectWhatsApp } from "./connect.tsx";

const api = getRouteApi("/signed-in/channels");

const channelsOf = (page: { readonly channels: readonly Channel[] }): readonly Channel[] => page.channels;

/** Body of the call that fills the empty list. */
const example = {
  channel: "chatapp",
  display_name: "Main line",
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  template_language: "en_US",
  access_token: "YOUR_ACCESS_TOKEN",
  app_secret: "YOUR_APP_SECRET",
};

/** A check that finds no change causes no event. */
const refetchInterval = 60_000;

const Channels = () => {
  const { channel } = api.useSearch();
  const navigate = api.useNavigate();
  const { may } = useSession();
  const query = useInfiniteQuery({ ...consoleChannelsListInfiniteOptions(client, { limit: 50 }), refetchInterval });
  const listed = useItems(query, channelsOf);
  const [linking, setLinking] = useState<"whatsapp" | "adapter" | null>(null);
  const open = useOpen(listed, channel);
  return (
    <div className="panes" data-open={channel !== undefined}>
      <section className="conversations" aria-label="Channels">
        <header className="list-head">
          <h1>Channels</h1>
          {may("atlas_api.channels.manage") && (
            <span className="list-actions">
              <Button keys="n" icon={Plus} onClick={() => setLinking("whatsapp")}>
                Connect WhatsApp
              </Button>
              <Button icon={Cable} onClick={() => setLinking("adapter")}>
                Other network
              </Button>
            </span>
          )}
        </header>
        <ItemsList
          label="Channels"
          one="channel"
          listed={listed}
          chosen={channel ?? null}
          onChoose={(id) =>
            void navigate({ search: id === null ? {} : { channel: id }, replace: channel !== undefined })
          }
          Row={Row}
          empty={
            <Empty icon={RadioTower} title="No channel is linked">
              <p>A channel is a number at a messaging app. Connect one here, or by this call:</p>
              <Call by="operator" path="/operator/channels" body={example} />
            </Empty>
          }
        />
      </section>
      {open ? (
        <ChannelPane key={open.id} channel={open} />
      ) : (
        <NoneOpen
          icon={RadioTower}
          id={channel}
          one="channel"
          listed={listed}
          list="Channels"
          onClose={() => void navigate({ search: ({ channel: _open, ...rest }) => rest })}
        >
          <p>See if messages pass, and what to do if they do not.</p>
        </NoneOpen>
      )}
      {linking === "whatsapp" && <ConnectWhatsApp onClose={() => setLinking(null)} />}
      {linking === "adapter" && <LinkAdapter onClose={() => setLinking(null)} />}
    </div>
  );
};

const Row = ({ item: channel, isOpen }: RowProps<Channel>) => {
  const { look, name } = healthOf(channel);
  return (
    <Link
      from="/channels"
      to="/channels"
      search={{ channel: channel.id }}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{channel.display_name}</span>
      <span className="when">{channel.is_default ? "Default" : ""}</span>
      <span className="about">
        <State look={look}>{name}</State> · {channel.channel}
      </span>
    </Link>
  );
};

export const route = createLazyRoute("/signed-in/channels")({ component: Channels });
