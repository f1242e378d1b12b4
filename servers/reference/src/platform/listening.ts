import { SettingsError } from "./variables.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  /** Names of the two settings. */
  readonly settings: readonly [host: string, port: string];
}

/** Begins to listen. Where that is refused, throws a sentence that names the setting to change. */
export const listening = <Listener>({ host, port, settings }: Address, begin: () => Listener): Listener => {
  const [hostSetting, portSetting] = settings;
  try {
    return begin();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    const setting = `${portSetting}=${port === 4101 ? 4102 : 4101}`;
    const another = `set ${portSetting} to another, by ${setting} before the command, or in PowerShell by $env:${setting} on a line before it.`;
    if (code === "EADDRINUSE") throw new SettingsError(`Port ${port} of ${host} is in use; ${another}`);
    if (code === "EACCES") throw new SettingsError(`Port ${port} may not be used by this user; ${another}`);
    throw new SettingsError(`${hostSetting} must be an address of this machine, but is ${JSON.stringify(host)}.`);
  }
};
