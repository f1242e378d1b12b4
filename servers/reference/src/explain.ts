/** Sentences for those who start a process or a command. */
import { DatabaseUnavailable, KeysMissing } from "./platform/database/index.ts";
import { DataFolderError } from "./platform/data-folder.ts";
import { SettingsError } from "./settings.ts";

/** Returns the sentence of an expected failure; null for others. */
export const explainExpected = (error: unknown): string | null => {
  if (error instanceof SettingsError || error instanceof DataFolderError || error instanceof KeysMissing) {
    return error.message;
  }
  if (error instanceof DatabaseUnavailable) {
    return `The database cannot be reached; DATABASE_URL says where it is${error.reason ? ` (${error.reason})` : ""}.`;
  }
  return null;
};
