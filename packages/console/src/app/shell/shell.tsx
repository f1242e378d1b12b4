import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { Lock, WifiOff } from "lucide-react";
import { useState } from "react";
import { useIsLost } from "../data/client.ts";
import { useHealing } from "../data/healing.ts";
import { useLive } from "../data/live.ts";
import { useSession } from "../data/session.ts";
import { type Key, keyWords, useKeyMap, useKeys } from "../keys/keys.ts";
import { mayOpen, navigation } from "./navigation.ts";
import { Empty } from "../ui/loaded.tsx";
import { Bar } from "./bar.tsx";
import { Search } from "./search.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Frame of every page: the bar, and what is open above the page. */
export const Shell = () => {
  const { may, environment } = useSession();
  const [open, setOpen] = useState<"search" | "keys" | null>(null);
  const navigate = useNavigate();
  const all = navigation.flatMap((group) => group.places);
  const places = all.filter((place) => mayOpen(place, may));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = all.find(({ to }) => path === to || path.startsWith(`${to}/`));
  useHealing();
  useLive(may("atlas_api.conversations.read") || may("atlas_api.webhooks.manage"));
  useKeys([
    { keys: "mod+k", name: "Search", run: () => setOpen("search") },
    { keys: "/", name: "Search", run: () => setOpen("search") },
    { keys: "?", name: "Show all keys", run: () => setOpen("keys") },
    ...places.map(({ to, name, key }) => ({
      keys: `g ${key}`,
      name: `Go to ${name}`,
      run: () => void navigate({ to }),
    })),
  ]);
  const close = (): void => setOpen(null);
  return (
    <div className="shell" data-environment={environment}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Bar onSearch={() => setOpen("search")} onKeys={() => setOpen("keys")} />
      <main id="main" tabIndex={-1}>
        <Lost />
        {here !== undefined && !places.includes(here) ? <Closed name={here.name} /> : <Outlet />}
      </main>
      {open === "search" && <Search onClose={close} />}
      {open === "keys" && <KeyHelp onClose={close} />}
    </div>
  );
};

/** A page whose address somebody has, and whose permission they lack. */
const Closed = ({ name }: { readonly name: string }) => (
  <div className="lonely">
    <Empty icon={Lock} title={`Your role does not open ${name}`}>
      <p>Ask a colleague who manages members for the permission.</p>
    </Empty>
  </div>
);

const Lost = () =>
  useIsLost() && (
    <p className="lost" role="status">
      <WifiOff aria-hidden /> The connection is lost. It is tried again by itself.
    </p>
  );

/** Keys of the frame. They work on every page, beside those that go to one. */
const everywhere: ReadonlySet<string> = new Set(["mod+k", "/", "?"]);

const groups: readonly { readonly name: string; readonly has: (keys: string) => boolean }[] = [
  { name: "Here", has: (keys) => !everywhere.has(keys) && !keys.startsWith("g ") },
  { name: "Everywhere", has: (keys) => everywhere.has(keys) },
  { name: "Go to", has: (keys) => keys.startsWith("g ") },
];

/** Keys that do the same stand in one line. */
const byName = (keys: readonly Key[]): readonly (readonly [name: string, keys: readonly string[]])[] => {
  const names = new Map<string, string[]>();
  for (const { keys: pressed, name } of keys) names.set(name, [...(names.get(name) ?? []), pressed]);
  return [...names];
};

/** Shows every key that works now, those of the page first. */
const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const latest = [...new Map(useKeyMap().map((key) => [key.keys, key])).values()];
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <div className="keys">
        {groups.map(({ name, has }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {byName(latest.filter(({ keys }) => has(keys))).map(([does, keys]) => (
                <div key={does}>
                  <dt>{does.replace(/^Go to /, "")}</dt>
                  <dd>
                    {keys.map((pressed) => (
                      <kbd key={pressed}>{keyWords(pressed)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
