/** Login of the commands that change or read all tables. */
import { type Settings, SettingsError } from "./settings.ts";

/**
 * Returns the URL of the owner of the tables. In the sandbox one login may do everything.
 *
 * @throws {SettingsError} without DATABASE_OWNER_URL elsewhere, where the service's login owns nothing
 */
export const ownerUrlOf = ({ environment, databaseAccess }: Settings, databaseUrl: string): string => {
  const { ownerUrl, directUrl } = databaseAccess;
  if (ownerUrl !== undefined) return ownerUrl;
  if (environment === "sandbox") return directUrl ?? databaseUrl;
  throw new SettingsError(
    "DATABASE_OWNER_URL must name the login that owns the tables; that of DATABASE_URL serves, and owns nothing.",
  );
};
