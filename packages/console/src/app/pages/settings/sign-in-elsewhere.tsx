import { consoleCreateSignInLinkMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import { QrCode } from "./qr-code.tsx";

/** Signs in another browser of the operator, such as that of a phone. */
export const SignInElsewhere = () => {
  const link = useMutation(consoleCreateSignInLinkMutation(client));
  const url = link.data?.sign_in_link.url;
  return (
    <>
      <div className="actions">
        <Button keys="n" icon={Smartphone} busy={link.isPending} onClick={() => link.mutate({})}>
          Sign in on a phone
        </Button>
      </div>
      {link.error && <Problem error={link.error} />}
      {url !== undefined && (
        <SecretDialog title="Sign in on a phone" secret={url} onClose={link.reset}>
          Open it with the phone's camera, or in another browser, within the hour. It signs in as you, once.
          <QrCode text={url} name="QR code of the link" />
        </SecretDialog>
      )}
    </>
  );
};
