import { consoleMembersInviteMutation, consoleMembersListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { UserPlus, Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { FactorState, MemberPane, MemberState } from "./member.tsx";
import { type Member, nameOf, roleWords, sentWords } from "./types.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { exactWords } from "../../ui/time.tsx";
import { NothingChosen, RoleChoice, wantedOf } from "./edit.tsx";

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
  const query = useInfiniteQuery({ ...consoleMembersListInfiniteOptions(client, { limit: 200 }), refetchInterval });
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

const InviteMember = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const invite = useMutation({
    ...consoleMembersInviteMutation(client),
    ...after("Invited.", ["console.members.list"]),
  });
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = wantedOf(form);
    setEmpty(wanted === null);
    if (wanted !== null) invite.mutate({ body: { email: formText(form, "email").trim(), ...wanted } });
  };
  if (invite.data) {
    const { member, invitation } = invite.data;
    const done = (): void => {
      onClose();
      void navigate({ search: { member: member.id } });
    };
    return (
      <SecretDialog
        title={`The invitation of ${member.email}`}
        secret={`${location.origin}/console/invitation#token=${invitation.token}`}
        onClose={done}
      >
        {`${sentWords(invitation)} Whoever opens it becomes the member. It works until ${exactWords(invitation.expires_at)}.`}
      </SecretDialog>
    );
  }
  return (
    <Dialog title="Invite a member" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoFocus
          placeholder="ada@shop.example"
          hint="They sign in with it. You get a link for them."
        />
        <RoleChoice given={{ role: "responder", permissions: [] }} />
        {isEmpty && <NothingChosen />}
        <FormEnd words="Invite" isBusy={invite.isPending} error={invite.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

export const route = createLazyRoute("/signed-in/members")({ component: Members });
