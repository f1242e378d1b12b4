/** Passwords of operators, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Fault,
  type Layer,
  after,
  answering,
  answers,
  as,
  asking,
  bodyOf,
  inside,
  instead,
  succeeding,
} from "./fault.ts";
import { knowing } from "./known-tokens.ts";

const invited: readonly OperationId[] = ["console.members.invite", "console.account.acceptInvitation"];
const at = "2026-01-01T09:00:00.000Z";

/** Every later password of an address is the first: as where an invitation tries the one that there is. */
const firstPassword = (): Layer => {
  const passwords = new Map<string, unknown>();
  return async (asked, next) => {
    if (asked.operation === "console.account.acceptInvitation") {
      const response = await next(asked.request);
      if (response.status !== 200) return response;
      const email = String(inside(await bodyOf(response), "data", "member")["email"]);
      if (!passwords.has(email)) passwords.set(email, asked.body?.["password"]);
      return response;
    }
    if (asked.operation !== "console.account.signIn") return next(asked.request);
    const response = await next(asked.request);
    const password = passwords.get(String(asked.body?.["email"]));
    if (response.status !== 403 || password === undefined) return response;
    return next(asking(asked, { body: { ...asked.body, password } }));
  };
};

/** Says that it was done, and does nothing. */
const pretends = (id: OperationId, data: object): (() => Layer) =>
  instead([id], async (asked, next) => {
    const overview = new Request(new URL("/operator/developers/overview", asked.request.url), {
      headers: asked.request.headers,
    });
    const response = await next(overview);
    return response.status === 200 ? answering(response, { body: { ok: true, data } }) : null;
  });

/** A reset that was used is used again. */
const resetsTwice = (): Layer => {
  const first = new Map<unknown, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation !== "console.account.resetPassword") return response;
    const token = asked.body?.["reset_token"];
    const known = first.get(token);
    if (response.status !== 200) return known ? answering(response, { status: 200, text: known }) : response;
    first.set(token, await response.clone().text());
    return response;
  };
};

/** The answer to a request for a reset tells if the address has joined. */
const tellsOfAddresses = (): Layer => {
  const known = new Set<unknown>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation === "console.account.acceptInvitation" && response.status === 200)
      known.add(inside(await bodyOf(response), "data", "member")["email"]);
    if (asked.operation !== "console.account.requestPasswordReset" || response.status !== 200) return response;
    const data = { sends_mail: known.has(asked.body?.["email"]), expires_in: 3_600 };
    return answering(response, { body: { ok: true, data } });
  };
};

/** Repeats a forbidden call as an owner. */
const byOwner = (id: OperationId): (() => Layer) =>
  knowing((known) =>
    after(403, [id], (asked, next) => {
      const owner = known.at(-1);
      return owner ? next(as(asked, owner.operator)) : null;
    })(),
  );

const ended = { ended_sessions: 2, ended_at: at };

const mailing: readonly OperationId[] = ["console.members.invite", "console.members.resetPassword"];

const same = (email: string): string => email;

/** Says of an invitation or a reset, by the name of its member in the answer, that a mail with it has gone. */
const mails = (names: readonly string[], addressOf: (email: string) => string): (() => Layer) => {
  const emails = new Map<unknown, string>();
  return answers(
    (body, { operation, params }) => {
      const name = operation === "console.members.invite" ? "invitation" : "password_reset";
      const { id, email } = inside(body, "data", "member");
      if (typeof email === "string") emails.set(id, email);
      if (!names.includes(name)) return null;
      const mailed_to = addressOf(
        typeof email === "string" ? email : (emails.get(params["member_id"]) ?? "nobody@conformance.example"),
      );
      const data = { ...inside(body, "data"), [name]: { ...inside(body, "data", name), mailed_to } };
      return { body: { ...body, data } };
    },
    succeeding(...mailing),
  );
};

export const passwordFaults: readonly Fault[] = [
  {
    name: "follows a sign-in link again and again",
    operations: ["console.account.signInByLink"],
    layer: () => {
      const followed = new Map<unknown, Response>();
      return async (asked, next) => {
        const response = await next(asked.request);
        if (asked.operation !== "console.account.signInByLink") return response;
        if (response.status === 200) followed.set(asked.body?.["code"], response.clone());
        return followed.get(asked.body?.["code"])?.clone() ?? response;
      };
    },
  },
  {
    name: "lets the password of one organization into another",
    operations: ["console.account.signIn", ...invited],
    layer: firstPassword,
  },
  {
    name: "says that a password was changed that was not",
    operations: ["console.account.changePassword", "console.account.signIn", ...invited],
    layer: pretends("console.account.changePassword", { changed_at: at, ended_sessions: 1, device_token: null }),
  },
  {
    name: "resets a password twice by one token",
    operations: ["console.account.resetPassword", "console.members.resetPassword", ...invited],
    layer: resetsTwice,
  },
  { name: "says of an invitation alone that it was mailed", operations: mailing, layer: mails(["invitation"], same) },
  { name: "says of a reset alone that it was mailed", operations: mailing, layer: mails(["password_reset"], same) },
  {
    name: "mails invitations and resets to others than the member",
    operations: mailing,
    layer: mails(["invitation", "password_reset"], (email) => `not-${email}`),
  },
  {
    name: "tells by the answer to a request for a reset if the address is known",
    operations: ["console.account.requestPasswordReset", "console.account.signIn", ...invited],
    layer: tellsOfAddresses,
  },
  {
    name: "resets the password of who may do more",
    operations: ["console.members.resetPassword", ...invited],
    layer: byOwner("console.members.resetPassword"),
  },
  {
    name: "ends the sessions of who may do more",
    operations: ["console.members.endSessions", ...invited],
    layer: byOwner("console.members.endSessions"),
  },
  {
    name: "says that all sessions have ended that have not",
    operations: ["console.sessions.endAll", "console.account.signIn", ...invited],
    layer: pretends("console.sessions.endAll", ended),
  },
  {
    name: "says that the sessions of a member have ended that have not",
    operations: ["console.members.endSessions", "console.account.signIn", ...invited],
    layer: pretends("console.members.endSessions", ended),
  },
];
