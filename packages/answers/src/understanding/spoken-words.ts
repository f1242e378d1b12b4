/** The agent's own sentences in each language. */
import { eastern } from "./own-words-eastern.ts";
import { northern } from "./own-words-northern.ts";
import { southern } from "./own-words-southern.ts";
import type { OwnWords } from "./own-words.ts";
import type { Locale } from "./locales.ts";

export const ownWords: { readonly [Each in Locale]: OwnWords } = { ...northern, ...southern, ...eastern };
