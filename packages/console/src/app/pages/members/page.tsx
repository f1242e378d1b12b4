import { consoleListMembersInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useItems } from "../../ui/items.ts";
import { ItemsList } from "../../ui/items-list.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { NoneOpen, useOpen } from "../../ui/none-open.tsx";
import { InviteMember } from "./invite.tsx";
import { MemberPane } from "./member.tsx";
import { FactorState, MemberState } from "./state.tsx";
import { type Member, nameOf, roleWords } from "./types.ts";

const api = getRouteApi("/signed-in/members");

const membersOf = (page: { readonly members: readonly Member[] }): readonly Member[] => page.members;

/** Body of the call that fills the empty list. */
const example = { email: "ada@shop.example", role: "responder" };

/** A colleague who accepts an invitation causes no event. */
const refetchInterval = 60_000;

const Members = () => {
  const { member } = api.useSearch();
  const navigate = api.useNavigate();
  const { may } = useSession();
  const query = useInfiniteQuery({ ...consoleListMembersInfiniteOptions(client, { limit: 200 }), refetchInterval });
  const listed = useItems(query, membersOf);
  const [isInviting, setInviting] = useState(false);
  const open = useOpen(listed, member);
  return (
    <div className="panes" data-open={member !== undefined}>
      <section className="conversations" aria-label="Members">
        <header className="list-head">
          <h1>Members</h1>
          {may("developer_console.manage") && (
            <Button keys="n" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite
            </Button>
          )}
        </header>
        <ItemsList
          label="Members"
          one="member"
          listed={listed}
          chosen={member ?? null}
          onChoose={(id) => void navigate({ search: id === null ? {} : { member: id }, replace: member !== undefined })}
          Row={Row}
          empty={
            <Empty icon={Users} title="Nobody is a member">
              <p>Invite a colleague here, or by this call:</p>
              <Call by="operator" path="/operator/developers/members" body={example} />
            </Empty>
          }
        />
      </section>
      {open ? (
        <MemberPane key={open.id} member={open} />
      ) : (
        <NoneOpen
          icon={Users}
          id={member}
          one="member"
          listed={listed}
          list="Members"
          onClose={() => void navigate({ search: ({ member: _open, ...rest }) => rest })}
        >
          <p>Give each colleague the role that their work needs. Invite one here, or by this call:</p>
          <Call by="operator" path="/operator/developers/members" body={example} />
        </NoneOpen>
      )}
      {isInviting && <InviteMember onClose={() => setInviting(false)} />}
    </div>
  );
};

const Row = ({ item: member, isOpen }: RowProps<Member>) => (
  <Link from="/members" to="/members" search={{ member: member.id }} className="approval-row" data-current={isOpen}>
    <span className="name">{nameOf(member)}</span>
    <span className="when">
      <MemberState member={member} />
    </span>
    <span className="about">{member.name === null ? roleWords(member) : `${roleWords(member)} · ${member.email}`}</span>
    <span className="when">{member.second_factor && <FactorState />}</span>
  </Link>
);

export const route = createLazyRoute("/signed-in/members")({ component: Members });
