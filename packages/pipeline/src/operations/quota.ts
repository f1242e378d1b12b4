import type { QuotaName } from "@atlas-messaging/domain";
import type { Context } from "../rooms/context.ts";

/** What an operation that adds one of a kind is looked up by: how many there may be, at which the count stops. */
export const quotaArgs = ({ shell }: Context, name: QuotaName) => ({ most: shell.settings.quotas[name] });
