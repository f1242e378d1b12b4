import { messagesListOptions, messagesSendMutation, queryKeyOf } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { ChangeDetectionStrategy, Component, InjectionToken, inject } from "@angular/core";
import { QueryClient, injectMutation, injectQuery } from "@tanstack/angular-query-experimental";
import { phone_number } from "../page.ts";

export const ATLAS = new InjectionToken<Atlas>("atlas");

@Component({
  selector: "app-inbox",
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main>
      <ul>
        @for (message of messages.data()?.messages; track message.id) {
          <li>{{ message.text }}</li>
        }
      </ul>
      <button (click)="send.mutate({ body: { phone_number, text: 'Sent from the page.' } })">Send</button>
      <p>{{ (messages.error() ?? send.error())?.message }}</p>
    </main>
  `,
})
export class Inbox {
  readonly phone_number = phone_number;
  readonly #atlas = inject(ATLAS);
  readonly #queries = inject(QueryClient);
  readonly messages = injectQuery(() => messagesListOptions(this.#atlas, { direction: "outbound" }));
  readonly send = injectMutation(() => ({
    ...messagesSendMutation(this.#atlas),
    onSuccess: () => this.#queries.invalidateQueries({ queryKey: queryKeyOf(this.#atlas, "messages") }),
  }));
}
