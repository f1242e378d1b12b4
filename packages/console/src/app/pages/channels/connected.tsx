import { calledOf } from "../../ui/called.ts";
import { consoleConversationsListOptions } from "@atlas-messaging/query";
import type { DataOf } from "@atlas-messaging/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";
import { SetupSteps } from "./setup-steps.tsx";

type Made = DataOf<"console.channels.link">;

interface ConnectedProps {
  readonly made: Made;
  /** The number as the provider writes it; null if nobody was asked. */
  readonly phone: string | null;
  readonly setup: {
    readonly data: DataOf<"console.channels.subscribe"> | null;
    readonly error: Error | null;
    readonly isBusy: boolean;
  };
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** A number that is linked: its app is subscribed, and its first message awaited. */
export const Connected = ({ made, phone, setup, onAgain, onClose }: ConnectedProps) => {
  const isOpen = setup.error !== null || setup.data?.is_ready === false;
  return (
    <Dialog title={`${made.channel.display_name} is linked`} onClose={onClose}>
      <div className="dialog-form">
        {setup.isBusy && <State look="wait">Subscribing the app</State>}
        {setup.data && !setup.isBusy && <SetupSteps steps={setup.data.steps} />}
        {setup.error && <Problem error={setup.error} />}
        <details open={isOpen}>
          <summary>Enter the callback by hand</summary>
          <ByHand made={made} />
        </details>
        <FirstMessage channelId={made.channel.id} phone={phone} />
        <div className="actions">
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
          {isOpen && (
            <Button busy={setup.isBusy} onClick={onAgain}>
              Try again
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};

/** Values to enter at the provider's page. The token is shown this once. */
const ByHand = ({ made }: { readonly made: Made }) => {
  const address = made.app_callback_url ?? made.callback_url;
  return (
    <dl className="facts">
      <div>
        <dt>Where</dt>
        <dd>Your app at Meta: WhatsApp, Configuration, Webhook. Subscribe to the field messages.</dd>
      </div>
      <div>
        <dt>Callback URL</dt>
        <dd>
          <code>{address}</code> <CopyButton text={address} name="the callback address" />
        </dd>
      </div>
      <div>
        <dt>Verify token</dt>
        <dd>
          <code>{made.verify_token}</code> <CopyButton text={made.verify_token} name="the verify token" />
          <small>It is shown this once. New secrets makes another.</small>
        </dd>
      </div>
    </dl>
  );
};

/** Live events read the list again. The interval is for a stream that is lost. */
const refetchInterval = 10_000;

const FirstMessage = ({ channelId, phone }: { readonly channelId: string; readonly phone: string | null }) => {
  const { data } = useQuery({
    ...consoleConversationsListOptions(client, { channel_id: channelId, limit: 1 }),
    refetchInterval,
  });
  const [first] = data?.conversations ?? [];
  return (
    <section aria-live="polite">
      {first ? (
        <>
          <State look="good">A first message came</State>
          <p>
            {calledOf(first.customer)}: {first.last_message?.text ?? "a message"}
          </p>
          <p>
            <Link to="/inbox" search={{ view: "all", conversation: first.id }}>
              Open the conversation
            </Link>
          </p>
        </>
      ) : (
        <>
          <State look="wait">Waiting for a first message</State>
          <p>
            {phone === null
              ? "Write as a customer in the inbox. The sandbox contacts no real number."
              : `Write to ${phone} from your own phone. It shows here when it has come.`}
          </p>
        </>
      )}
    </section>
  );
};
