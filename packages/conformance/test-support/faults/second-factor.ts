/** Second factors, sessions and deletion, a little off. */
import { type Fault, answering, asking, instead, rewrites, without } from "./fault.ts";

const at = "2026-01-01T12:00:00.000Z";

const saying = (data: object): Response => Response.json({ ok: true, data });

export const secondFactorFaults: readonly Fault[] = [
  {
    name: "lets a member in by the password, whatever the second factor says",
    operations: ["console.account.signIn", "console.secondFactor.enable", "console.secondFactor.confirm"],
    layer: instead(["console.secondFactor.confirm"], () => saying({ recovery_codes: ["00000-00000"] })),
  },
  {
    name: "lists every member as one without a second factor",
    operations: ["console.members.list", "console.secondFactor.enable"],
    layer: rewrites(["console.members.list"], (text) =>
      text.replaceAll('"second_factor":true', '"second_factor":false'),
    ),
  },
  {
    name: "keeps the second factor of who disables it",
    operations: ["console.secondFactor.disable"],
    layer: instead(["console.secondFactor.disable"], async (asked, next) => {
      const refused = await next(asking(asked, { path: "/operator/second-factor" }));
      if (refused.status === 403) return refused;
      return saying({ second_factor: { enabled: false, confirmed_at: null, recovery_codes_left: 0 } });
    }),
  },
  {
    name: "counts each wrong code of a reset once, however often it is sent",
    operations: ["console.account.resetPassword"],
    layer: () => {
      const seen = new Set<unknown>();
      return async (asked, next) => {
        const code = asked.body?.["code"];
        if (asked.operation !== "console.account.resetPassword" || !asked.body || !seen.has(code)) {
          if (code !== undefined) seen.add(code);
          return next(asked.request);
        }
        const uncounted = await next(asking(asked, { body: without(asked.body, "code") }));
        const text = (await uncounted.text()).replace('"second_factor_required"', '"unauthenticated"');
        return answering(uncounted, { text });
      };
    },
  },
  {
    name: "ends a session only in its answer",
    operations: ["console.sessions.end"],
    layer: instead(["console.sessions.end"], (asked) =>
      saying({ session: { id: asked.params["session_id"] ?? "", ended_at: at } }),
    ),
  },
  {
    name: "deletes an organization without its owner's password",
    operations: ["console.organization.delete"],
    layer: instead(["console.organization.delete"], () =>
      saying({ organization: { id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00", status: "deleted", deleted_at: at } }),
    ),
  },
  {
    name: "deletes an organization by any name",
    operations: ["console.organization.delete"],
    layer: () => {
      let name: unknown = null;
      return async (asked, next) => {
        if (asked.operation === "console.organization.update") name = asked.body?.["name"];
        if (asked.operation !== "console.organization.delete" || !asked.body) return next(asked.request);
        return next(asking(asked, { body: { ...without(asked.body, "name"), name } }));
      };
    },
  },
];
