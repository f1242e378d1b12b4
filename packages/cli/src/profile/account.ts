import type { Io } from "../io.ts";
import { misuse } from "../failure.ts";
import { readOwn, writeOwn } from "./store.ts";

/** Addresses of a deployment. Hosts that are not named are at `baseUrl`. */
export interface Addresses {
  readonly baseUrl: string;
  readonly consoleUrl?: string;
  readonly agentUrl?: string;
  readonly siteUrl?: string;
}

/** One profile: a deployment, and the credentials for it. */
export interface Profile extends Addresses {
  /** Token of the API. */
  readonly token?: string;
  /** Session of the console. */
  readonly operatorToken?: string;
  /** Secret that signs what `listen` forwards. */
  readonly listenSecret?: string;
}

export interface Profiles {
  readonly current: string;
  readonly profiles: { readonly [name: string]: Profile };
}

/** Caller and deployment of a command. */
export interface Account {
  readonly name: string;
  readonly source: "variable" | "profile" | "none";
  readonly addresses: Addresses;
  readonly token?: string | undefined;
  readonly operatorToken?: string | undefined;
  readonly listenSecret?: string | undefined;
}

const file = "profiles.json";
const sandboxUrl = "http://127.0.0.1:4100";

export const readProfiles = async (folder: string): Promise<Profiles> =>
  (await readOwn<Profiles>(folder, file)) ?? { current: "default", profiles: {} };

/** Keeps a profile, and makes it the one that is used. */
export const keepProfile = async (folder: string, name: string, profile: Profile): Promise<void> => {
  const { profiles } = await readProfiles(folder);
  await writeOwn(folder, file, { current: name, profiles: { ...profiles, [name]: profile } } satisfies Profiles);
};

/** Keeps the secret of a profile's listener. The profile in use stays in use. */
export const keepListenSecret = async (
  folder: string,
  { name, addresses }: Account,
  listenSecret: string,
): Promise<void> => {
  const { current, profiles } = await readProfiles(folder);
  const profile = { ...(profiles[name] ?? addresses), listenSecret };
  await writeOwn(folder, file, { current, profiles: { ...profiles, [name]: profile } } satisfies Profiles);
};

/** Forgets a profile. False if there is none. */
export const forgetProfile = async (folder: string, name: string): Promise<boolean> => {
  const { current, profiles } = await readProfiles(folder);
  const { [name]: forgotten, ...others } = profiles;
  if (!forgotten) return false;
  const [first = "default"] = Object.keys(others);
  await writeOwn(folder, file, { current: current === name ? first : current, profiles: others } satisfies Profiles);
  return true;
};

/** True if a token is a session of the console. */
export const isOperatorToken = (token: string): boolean => token.startsWith("atlas_operator_");

/**
 * Returns the account of a command: the profile that is named or in use. ATLAS_TOKEN, ATLAS_OPERATOR_TOKEN and
 * ATLAS_BASE_URL win over it.
 */
export const accountOf = async ({ env, folder }: Io, named?: string): Promise<Account> => {
  const { current, profiles } = await readProfiles(folder);
  const name = named ?? env["ATLAS_PROFILE"] ?? current;
  const profile = profiles[name];
  if (named !== undefined && profile === undefined)
    throw misuse(
      `There is no profile ${JSON.stringify(named)}.`,
      `Make it by \`atlas login --profile ${named}\`. There are: ${Object.keys(profiles).join(", ") || "none"}.`,
    );
  const given = env["ATLAS_TOKEN"]?.trim() || undefined;
  const operator = env["ATLAS_OPERATOR_TOKEN"]?.trim() || undefined;
  const asOperator = given !== undefined && isOperatorToken(given) ? given : undefined;
  const ofProfile = env["ATLAS_BASE_URL"] ? undefined : profile;
  const { token, operatorToken, listenSecret: _secret, ...addresses } = ofProfile ?? { baseUrl: addressIn(env) };
  return {
    name,
    source: (given ?? operator) ? "variable" : ofProfile ? "profile" : "none",
    addresses,
    token: given ?? token,
    operatorToken: operator ?? asOperator ?? operatorToken,
    listenSecret: profile?.listenSecret,
  };
};

const addressIn = (env: Io["env"]): string => env["ATLAS_BASE_URL"]?.trim() || sandboxUrl;
