import { DurableObject } from "cloudflare:workers";
import type { EventState, EventStore } from "@atlas-messaging/webhooks";

interface Kept {
  readonly state: "underway" | "handled";
  readonly until: number;
}

const minute = 60_000;
const twoDays = 2 * 86_400_000;

/** Remembers one event. An object runs in one place and one call at a time, so `begin` answers "new" once. */
export class HandledEvent extends DurableObject {
  async begin(): Promise<EventState> {
    const kept = await this.ctx.storage.get<Kept>("kept");
    if (kept && kept.until > Date.now()) return kept.state;
    await this.#keep("underway", minute);
    return "new";
  }

  async handled(): Promise<void> {
    await this.#keep("handled", twoDays);
  }

  async failed(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #keep(state: Kept["state"], milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds;
    await this.ctx.storage.put<Kept>("kept", { state, until });
    await this.ctx.storage.setAlarm(until);
  }
}

/** Takes a function, since bindings may not be read before the first request. */
export const durableStore = (objects: () => DurableObjectNamespace<HandledEvent>): EventStore => ({
  begin: (eventId) => objects().getByName(eventId).begin(),
  handled: (eventId) => objects().getByName(eventId).handled(),
  failed: (eventId) => objects().getByName(eventId).failed(),
});
