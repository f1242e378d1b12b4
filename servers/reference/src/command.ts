/**
 * A command beside the server. It reads its request from standard input, works on the server's database, and prints
 * JSON.
 */
import { explain } from "./platform/explain.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { keepFilesPrivate } from "./platform/private-files.ts";
import { DataFolderError } from "./platform/unusable-folder.ts";
import { type Resources, openResources } from "./process.ts";
import { type Settings, SettingsError, deployable, readSettings } from "./settings.ts";

export interface Command<Request> {
  /** Reads no standard input, since the arguments say all. */
  readonly isInArguments?: true;
  /** Parses the request; throws `SettingsError` with a sentence for the user. */
  readonly read: (text: string, settings: Settings) => Request;
  /** Returns what is printed; null if it has printed itself. */
  readonly act: (resources: Resources, settings: Settings, request: Request) => Promise<object | null>;
  /** Says how to do the same while a server holds the data folder; `url` is its address, if it has told it. */
  readonly whileServing?: (settings: Settings, folder: string, url: string | null) => string;
}

/**
 * Runs a command; on failure prints one sentence and exits with 1. Secrets come on standard input, never as arguments.
 */
export const runCommand = async <Request>(
  variables: { readonly [name: string]: string | undefined },
  { isInArguments, read, act, whileServing }: Command<Request>,
): Promise<void> => {
  keepFilesPrivate();
  try {
    const settings = deployable(readSettings(variables));
    const request = read(isInArguments ? "" : await Bun.stdin.text(), settings);
    const answer = await withResources(settings, (resources) => act(resources, settings, request)).catch(
      (error: unknown) => {
        if (!(error instanceof DataFolderError) || error.inUse === null || !whileServing) throw error;
        throw new SettingsError(whileServing(settings, error.inUse, error.address));
      },
    );
    if (answer !== null) process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const withResources = async <Result>(
  settings: Settings,
  act: (resources: Resources) => Promise<Result>,
): Promise<Result> => {
  const held = settings.databaseUrl === undefined ? await holdDataFolder(settings.dataDir) : null;
  const resources = await openResources(settings);
  try {
    return await act(resources);
  } finally {
    await resources.close();
    held?.release();
  }
};

/** Parses the JSON on standard input; `wanted` completes the error message. */
export const parseInput = (text: string, wanted: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError(`Standard input must be ${wanted}.`);
  }
};

/** Returns an error that names the first wrong member. */
export const firstProblem = (
  [first]: readonly { readonly path: string; readonly message: string }[] = [],
  otherwise: string,
): SettingsError => new SettingsError(first ? `${first.path} ${first.message}`.replace(/[^?]$/, "$&.") : otherwise);

/** Returns the console's address of a running server, for a line that is printed. */
export const addressOf = ({ hosts, host, port }: Settings, listening: string | null): string =>
  hosts.console ?? hosts.api ?? listening ?? `http://${host}:${port}`;
