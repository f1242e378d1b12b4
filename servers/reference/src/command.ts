/** A command beside the server: it is described on standard input, works on the server's database, and tells as JSON. */
import { DataFolderError, holdDataFolder } from "./platform/data-folder.ts";
import { type Ground, openGround } from "./services.ts";
import { type Settings, SettingsError, readSettings } from "./settings.ts";

export interface Command<Request> {
  /** What is asked for; throws `SettingsError` with a sentence for the user. */
  readonly read: (text: string, settings: Settings) => Request;
  readonly act: (ground: Ground, settings: Settings, request: Request) => Promise<object>;
}

/** Exits with 1 and a sentence when it cannot be done. Secrets come on standard input, never as arguments. */
export const runCommand = async <Request>(
  variables: { readonly [name: string]: string | undefined },
  { read, act }: Command<Request>,
): Promise<void> => {
  try {
    const settings = readSettings(variables);
    const request = read(await Bun.stdin.text(), settings);
    const answer = await onGround(settings, (ground) => act(ground, settings, request));
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const onGround = async <Answer>(settings: Settings, act: (ground: Ground) => Promise<Answer>): Promise<Answer> => {
  const held = settings.databaseUrl === undefined ? await holdDataFolder(settings.dataDir) : null;
  const ground = await openGround(settings);
  try {
    return await act(ground);
  } finally {
    await ground.close();
    held?.release();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof DataFolderError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

/** The JSON on standard input; `wanted` tells what it must be. */
export const parseInput = (text: string, wanted: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError(`Standard input must be ${wanted}.`);
  }
};
