import type { Identities } from "@atlas-messaging/pipeline";
import { ConstraintViolation, type Database } from "../database/index.ts";

/** The library is loaded by the first who signs in: most processes never need it. */
const loadAuth = async (database: Database) => {
  const { createAuth } = await import("./auth.ts");
  return createAuth(database).$context;
};

/** Operators and their passwords in the database. */
export const identitiesIn = (database: Database): Identities => {
  let loading: ReturnType<typeof loadAuth> | undefined;
  const context = () => (loading ??= loadAuth(database));

  const verify: Identities["verify"] = async (email, password) => {
    const { internalAdapter, password: passwords } = await context();
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    const hash = found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
    if (hash) return passwords.verify({ hash, password });
    // Whoever tries addresses out must not learn from the time it takes which of them are known.
    await passwords.hash(password);
    return false;
  };

  const create = async (email: string, password: string): Promise<void> => {
    const { internalAdapter, password: passwords } = await context();
    const hash = await passwords.hash(password);
    const user =
      (await internalAdapter.findUserByEmail(email))?.user ??
      (await internalAdapter.createUser({ email, name: email, emailVerified: false }, { method: "email-password" }));
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: "credential",
      accountId: user.id,
      password: hash,
    });
  };

  const isKnown = async (email: string): Promise<boolean> => {
    const { internalAdapter } = await context();
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    return found?.accounts.some(({ providerId }) => providerId === "credential") ?? false;
  };

  return {
    verify,
    register: async (email, password) => {
      if (await isKnown(email)) return verify(email, password);
      try {
        await create(email, password);
        return true;
      } catch (failure) {
        // Somebody else has made the same operator meanwhile.
        if (failure instanceof ConstraintViolation) return verify(email, password);
        throw failure;
      }
    },
  };
};
