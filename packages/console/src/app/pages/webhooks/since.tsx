import { consoleWebhooksReplayFailedDeliveriesMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { SelectField, formText } from "../../ui/field.tsx";

const hour = 3_600_000;

const choices = [
  ["Last hour", hour],
  ["Last 24 hours", 24 * hour],
  ["Last 7 days", 7 * 24 * hour],
  ["Last 30 days", 30 * 24 * hour],
] as const;

interface SinceProps {
  readonly title: string;
  readonly words: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSend: (since: string) => void;
  readonly onClose: () => void;
}

const SinceDialog = ({ title, words, isBusy, error, onSend, onClose }: SinceProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const length = Number(formText(new FormData(event.currentTarget), "length"));
    onSend(new Date(Date.now() - length).toISOString());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{words}</p>
        <SelectField
          label="Since"
          name="length"
          defaultValue={24 * hour}
          options={choices.map(([name, length]) => [length, name])}
        />
        <FormEnd words="Send" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const say = (count: number): void =>
  announce(
    count === 0
      ? "Nothing was missing."
      : count === 1
        ? "1 delivery is on its way."
        : `${count} deliveries are on their way.`,
  );

interface DialogProps {
  readonly webhook: string;
  readonly onClose: () => void;
}

export const ReplayFailed = ({ webhook, onClose }: DialogProps) => {
  const replay = useMutation({
    ...consoleWebhooksReplayFailedDeliveriesMutation(client),
    onSettled: () => readAgain(["console.webhooks.listDeliveries"]),
    onSuccess: ({ replayed }) => {
      say(replayed);
      onClose();
    },
  });
  return (
    <SinceDialog
      title="Replay what failed"
      words="Every failed delivery is sent again, under the same event id. A receiver that has it already can tell."
      isBusy={replay.isPending}
      error={replay.error}
      onSend={(since) => replay.mutate({ webhookId: webhook, body: { since } })}
      onClose={onClose}
    />
  );
};

/** A call looks at 2,000 events. */
const maxCalls = 100;

const recover = async (webhook: string, since: string): Promise<number> => {
  let count = 0;
  let after: string | null = null;
  for (let call = 0; call < maxCalls; call += 1) {
    const found: Recovery = await client.webhooks.recover(webhook, {
      since,
      ...(after === null ? {} : { after_id: after }),
    });
    count += found.recovered;
    after = found.next_after_id;
    if (!found.has_more) break;
  }
  return count;
};

type Recovery = Awaited<ReturnType<typeof client.webhooks.recover>>;

export const Recover = ({ webhook, onClose }: DialogProps) => {
  const sending = useMutation({
    mutationFn: (from: string) => recover(webhook, from),
    onSettled: () => readAgain(["console.webhooks.listDeliveries"]),
    onSuccess: (count) => {
      say(count);
      onClose();
    },
  });
  return (
    <SinceDialog
      title="Send what is missing"
      words="Every event that the webhook did not receive is sent in order: what failed, and what happened while it was disabled."
      isBusy={sending.isPending}
      error={sending.error}
      onSend={sending.mutate}
      onClose={onClose}
    />
  );
};
