import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { Lock, WifiOff } from "lucide-react";
import { useState } from "react";
import { useIsLost } from "../data/connection.ts";
import { useHealing } from "../data/healing.ts";
import { useLive } from "../data/live.ts";
import { useSession } from "../data/session.ts";
import { KeyHelp } from "../keys/help.tsx";
import { useKeys } from "../keys/keys.ts";
import { mayOpen, navigation } from "../pages/navigation.ts";
import { Empty } from "../ui/empty.tsx";
import { Bar } from "./bar.tsx";
import { Search } from "./search.tsx";

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
