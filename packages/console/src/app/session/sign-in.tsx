import { Atlas, SecondFactorRequiredError } from "@atlas-messaging/sdk";
import {
  consoleAccountRequestPasswordResetMutation,
  consoleAccountSignInMutation,
  consoleAccountSignUpMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../data/client.ts";
import { deployment } from "../data/deployment.ts";
import { Button } from "../ui/button.tsx";
import { Field, NewPassword, formText } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { Gate, useEnter } from "./gate.tsx";
import type { DataOf } from "@atlas-messaging/contract";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { FlaskConical } from "lucide-react";

/** Said to a person who was led here. */
const problems: { readonly [code: string]: string } = {
  unauthenticated: "The identity provider has not confirmed an address of yours. Try again.",
  permission_denied: "You are not a member of an organization here. Ask a colleague to invite you.",
  organization_suspended: "Your organization is suspended. Ask whoever runs this service.",
  conflict: "Several organizations know your address. Ask for a link to yours.",
};

const SignIn = () => {
  const { to, problem } = getRouteApi("/sign-in").useSearch();
  const [given, setGiven] = useState({ email: "", password: "", code: "" });
  const [beside, setBeside] = useState<"sign-up" | "forgotten" | null>(null);
  const enter = useEnter();
  const signIn = useMutation(consoleAccountSignInMutation(client));
  const needsCode = signIn.error instanceof SecondFactorRequiredError || given.code !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { email, password, code } = given;
    const body = { email, password, ...(needsCode && code !== "" ? { code } : {}) };
    signIn.mutate(
      { body },
      { onSuccess: ({ organizations }) => void (organizations.length > 1 ? undefined : enter(to)) },
    );
  };
  if (signIn.data)
    return <Organizations signedIn={signIn.data} password={given.password} onEnter={() => void enter(to)} />;
  if (beside === "sign-up") return <SignUp onBack={() => setBeside(null)} />;
  if (beside === "forgotten") return <Forgotten email={given.email} onBack={() => setBeside(null)} />;
  const set = (name: keyof typeof given) => ({
    value: given[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setGiven({ ...given, [name]: target.value }),
  });
  return (
    <Gate title="Sign in">
      {problem !== undefined && <p className="notice">{problems[problem] ?? "The sign-in was refused. Try again."}</p>}
      <form onSubmit={submit}>
        <Field label="Email address" type="email" autoComplete="username" required {...set("email")} />
        <Field label="Password" type="password" autoComplete="current-password" required {...set("password")} />
        {needsCode && (
          <Field
            label="Code"
            hint="Six digits of your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            required
            {...set("code")}
          />
        )}
        {signIn.error && !(signIn.error instanceof SecondFactorRequiredError) && <Problem error={signIn.error} />}
        <Button look="primary" submits busy={signIn.isPending}>
          Sign in
        </Button>
      </form>
      {deployment.singleSignOn && (
        <a className="button" href="/operator/sso?to=console">
          Sign in with your company
        </a>
      )}
      {deployment.freshSandbox && <FreshSandbox />}
      <p className="quiet">
        {deployment.signUp && (
          <>
            <button type="button" className="link" onClick={() => setBeside("sign-up")}>
              Create an organization
            </button>{" "}
          </>
        )}
        {deployment.sendsMail ? (
          <button type="button" className="link" onClick={() => setBeside("forgotten")}>
            Forgot the password?
          </button>
        ) : (
          "Forgot the password? A colleague who manages members can reset it."
        )}
      </p>
    </Gate>
  );
};

interface OrganizationsProps {
  readonly signedIn: DataOf<"console.account.signIn">;
  /** Opens the other organizations, too. It is kept until one is chosen. */
  readonly password: string;
  readonly onEnter: () => void;
}

/** Choice of an organization, where the password opens several. */
const Organizations = ({ signedIn, password, onEnter }: OrganizationsProps) => {
  const { organization, organizations, member } = signedIn;
  const signIn = useMutation({ ...consoleAccountSignInMutation(client), onSuccess: onEnter });
  const choose = (id: string): void => {
    if (id === organization.id) onEnter();
    else signIn.mutate({ body: { email: member.email, password, organization: id } });
  };
  return (
    <Gate title="Choose an organization">
      <ul className="choices">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="button" onClick={() => choose(id)} disabled={signIn.isPending}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {signIn.error && <Problem error={signIn.error} />}
    </Gate>
  );
};

const SignUp = ({ onBack }: { readonly onBack: () => void }) => {
  const enter = useEnter();
  const signUp = useMutation({ ...consoleAccountSignUpMutation(client), onSuccess: () => enter() });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = formText(given, "name");
    const body = {
      organization_name: formText(given, "organization_name"),
      email: formText(given, "email"),
      password: formText(given, "password"),
      ...(name === "" ? {} : { name }),
    };
    signUp.mutate({ body });
  };
  return (
    <Gate title="Create an organization">
      <form onSubmit={submit}>
        <Field label="Organization" name="organization_name" autoComplete="organization" required autoFocus />
        <Field label="Your name" name="name" autoComplete="name" hint="Customers' systems see it as the author." />
        <Field label="Email address" name="email" type="email" autoComplete="username" required />
        <NewPassword label="Password" name="password" />
        {signUp.error && <Problem error={signUp.error} />}
        <Button look="primary" submits busy={signUp.isPending}>
          Create and sign in
        </Button>
      </form>
      <p className="quiet">
        <button type="button" className="link" onClick={onBack}>
          Sign in instead
        </button>
      </p>
    </Gate>
  );
};

interface ForgottenProps {
  /** Address that was given to sign in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Asks for a link by mail. The answer tells nothing about the address, and so do the words here. */
const Forgotten = ({ email, onBack }: ForgottenProps) => {
  const ask = useMutation(consoleAccountRequestPasswordResetMutation(client));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    ask.mutate({ body: { email: formText(new FormData(event.currentTarget), "email") } });
  };
  return (
    <Gate title={ask.data ? "Look for a mail" : "Forgot the password?"}>
      {ask.data ? (
        <>
          <p role="status">
            If {ask.variables.body.email} has a password here, a link is on its way. It works for an hour, and once.
          </p>
          <p className="quiet">
            No mail? Look among spam, and ask again after a minute.
            {deployment.singleSignOn && " If you use single sign-on, sign in with your company."}
          </p>
        </>
      ) : (
        <form onSubmit={submit}>
          <Field
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            hint="We mail you a link to choose a new password."
            required
            autoFocus
          />
          {ask.error && <Problem error={ask.error} />}
          <Button look="primary" submits busy={ask.isPending}>
            Mail me a link
          </Button>
        </form>
      )}
      <p className="quiet">
        <button type="button" className="link" onClick={onBack}>
          Back to sign-in
        </button>
      </p>
    </Gate>
  );
};

/** Creates a sandbox organization and signs in to it, as `run sandbox` does. */
const openSandbox = async (): Promise<void> => {
  const { origin } = location;
  const { operator_token } = await new Atlas({ baseUrl: origin }).sandbox.credentials();
  const { sign_in_link } = await new AtlasConsole({
    consoleUrl: origin,
    token: operator_token,
  }).account.createSignInLink();
  await client.account.signInByLink({ code: sign_in_link.code });
};

const FreshSandbox = () => {
  const enter = useEnter();
  const open = useMutation({ mutationFn: openSandbox, onSuccess: () => enter() });
  return (
    <>
      <Button icon={FlaskConical} busy={open.isPending} onClick={() => open.mutate()}>
        Open a fresh sandbox
      </Button>
      {open.error && <Problem error={open.error} />}
    </>
  );
};

export const route = createLazyRoute("/sign-in")({ component: SignIn });
