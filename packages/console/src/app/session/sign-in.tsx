import { SecondFactorRequiredError } from "@atlas-messaging/sdk";
import { consoleSignInMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../data/client.ts";
import { deployment } from "../deployment.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEnter } from "./enter.ts";
import { Forgotten } from "./forgotten.tsx";
import { FreshSandbox } from "./fresh-sandbox.tsx";
import { Gate } from "./gate.tsx";
import { Organizations } from "./organizations.tsx";
import { SignUp } from "./sign-up.tsx";

/** Said to a person who was led here. */
const problems: { readonly [code: string]: string } = {
  link: "The sign-in link was used before, or is older than an hour. Sign in here, or make another link.",
  unauthenticated: "The identity provider has not confirmed an address of yours. Try again.",
  permission_denied: "You are not a member of an organization here. Ask a colleague to invite you.",
  conflict: "Several organizations know your address. Ask for a link to yours.",
};

const SignIn = () => {
  const { to, problem } = getRouteApi("/sign-in").useSearch();
  const [given, setGiven] = useState({ email: "", password: "", code: "" });
  const [beside, setBeside] = useState<"sign-up" | "forgotten" | null>(null);
  const enter = useEnter();
  const signIn = useMutation(consoleSignInMutation(client));
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

export const route = createLazyRoute("/sign-in")({ component: SignIn });
