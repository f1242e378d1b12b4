import type { QuotaName } from "@atlas-messaging/domain";
import type { Context } from "../rooms/context.ts";

/** Returns the quota as an argument of a load, which stops counting there. */
export const quotaArgs = ({ shell }: Context, name: QuotaName) => ({ max: shell.settings.quotas[name] });
