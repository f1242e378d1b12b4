/** Windows of the rate limits, as they are filled. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { read } from "../../handler.ts";
import { type Context, principalOf } from "../../rooms/context.ts";
import { type Counted, countedClasses, peekWindow } from "../../rooms/limit.ts";

type Window = SuccessOf<"console.listLimits">["data"]["limits"][number];

const windowOf = async ({ shell }: Context, limitClass: Window["class"], counted: Counted): Promise<Window> => {
  const { limit, remaining, resetAt } = await peekWindow(shell, limitClass, counted);
  const used = limit - remaining;
  const resets_at = used === 0 ? null : new Date(resetAt).toISOString();
  return { class: limitClass, per: counted.per, limit, used, remaining, resets_at };
};

export const consoleLimits = {
  "console.listLimits": read("console.listLimits", {
    args: ({ query }) => ({ principal_id: query.principal_id?.toLowerCase() ?? null }),
    present: async ({ isOwn }: { readonly isOwn: boolean }, { query }, context) => {
      const principal = query.principal_id?.toLowerCase();
      const counted: Counted =
        principal === undefined
          ? { per: "organization", id: principalOf(context).organizationId }
          : { per: "principal", id: principal };
      const asked = countedClasses.filter((each) => query.class === undefined || each === query.class);
      // Windows of other organizations' principals are not told.
      const shown = principal === undefined || isOwn ? asked : [];
      const limits = await Promise.all(shown.map((each) => windowOf(context, each, counted)));
      return { status: 200, body: { ok: true, data: { limits } } };
    },
  }),
};
