import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { useMutation } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { client } from "../data/client.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEnter } from "./enter.ts";

/** Creates a sandbox organization and signs in to it, as `run sandbox` does. */
const openSandbox = async (): Promise<void> => {
  const { origin } = location;
  const { operator_token } = await new Atlas({ baseUrl: origin }).sandbox.credentials();
  const { sign_in_link } = await new AtlasConsole({ consoleUrl: origin, token: operator_token }).createSignInLink();
  await client.signInByLink({ code: sign_in_link.code });
};

export const FreshSandbox = () => {
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
