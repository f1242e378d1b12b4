import {
  consoleServiceAccountsCreateMutation,
  consoleServiceAccountsListInfiniteOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { type Account, AccountPane } from "./account.tsx";
import { after } from "../../ui/announce.tsx";
import { NameForm } from "../../ui/dialog.tsx";

const api = getRouteApi("/signed-in/keys");

const accountsOf = (page: { readonly service_accounts: readonly Account[] }): readonly Account[] =>
  page.service_accounts;

/** Body of the call that fills the empty list. */
const example = { name: "Order service" };

/** Uses of a key are noted without an event. */
const refetchInterval = 60_000;

const Keys = () => {
  const { account } = api.useSearch();
  const navigate = api.useNavigate();
  const query = useInfiniteQuery({
    ...consoleServiceAccountsListInfiniteOptions(client, { limit: 50 }),
    refetchInterval,
  });
  const listed = useItems(query, accountsOf);
  const [isCreating, setCreating] = useState(false);
  const open = useOpen(listed, account);
  return (
    <div className="panes" data-open={account !== undefined}>
      <section className="conversations" aria-label="Service accounts">
        <header className="list-head">
          <h1>Keys</h1>
          <Button keys="n" icon={Plus} onClick={() => setCreating(true)}>
            New service account
          </Button>
        </header>
        <ItemsList
          label="Service accounts"
          one="service account"
          listed={listed}
          chosen={account ?? null}
          onChoose={(id) =>
            void navigate({ search: id === null ? {} : { account: id }, replace: account !== undefined })
          }
          Row={Row}
          empty={
            <Empty icon={KeyRound} title="No program has a key">
              <p>A service account holds the keys of one program. Make one here, or by this call:</p>
              <Call by="operator" path="/operator/developers/service-accounts" body={example} />
            </Empty>
          }
        />
      </section>
      {open ? (
        <AccountPane key={open.id} account={open} />
      ) : (
        <NoneOpen
          icon={KeyRound}
          id={account}
          one="service account"
          listed={listed}
          list="Keys"
          onClose={() => void navigate({ search: ({ account: _open, ...rest }) => rest })}
        >
          <p>Each program has a service account of its own, so that its keys can be changed alone.</p>
        </NoneOpen>
      )}
      {isCreating && <CreateAccount onClose={() => setCreating(false)} />}
    </div>
  );
};

const keysWords = (count: number): string => (count === 0 ? "No key" : count === 1 ? "1 key" : `${count} keys`);

const Row = ({ item: account, isOpen }: RowProps<Account>) => (
  <Link from="/keys" to="/keys" search={{ account: account.id }} className="approval-row" data-current={isOpen}>
    <span className="name">{account.name}</span>
    <span className="when">{keysWords(account.keys.filter(({ status }) => status === "active").length)}</span>
    <span className="about">{account.external_id}</span>
  </Link>
);

const CreateAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({
    ...consoleServiceAccountsCreateMutation(client),
    ...after("Service account made. Give it a key.", ["console.serviceAccounts.list"]),
  });
  return (
    <NameForm
      title="New service account"
      hint="The program that calls, such as “Order service”."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ service_account }) => {
              onClose();
              void navigate({ search: { account: service_account.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

export const route = createLazyRoute("/signed-in/keys")({ component: Keys });
