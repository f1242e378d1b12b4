/** The authentication library, as far as it is ours to use: operators, their passwords and where they are kept. */
import { betterAuth } from "better-auth/minimal";
import { uuidv7 } from "uuidv7";
import type { Database } from "../database/index.ts";
import { identityAdapter } from "./adapter.ts";

/** Sessions are the service's own (`operator_sessions`), so that one room decides every request. */
export const createAuth = (database: Database) =>
  betterAuth({
    database: identityAdapter(database),
    // It signs cookies, of which there are none.
    secret: uuidv7() + uuidv7(),
    baseURL: "http://127.0.0.1",
    emailAndPassword: { enabled: true },
    user: { modelName: "identities" },
    account: { modelName: "identity_accounts" },
    advanced: { database: { generateId: () => uuidv7() } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
