import { type Section, keysOf } from "@atlas-messaging/contract";
import type { Handlers } from "./pipeline/handler.ts";
import type { Shell } from "./pipeline/services.ts";
import { type Loads, bindSection } from "./bind-section.ts";
import { sections } from "./sections.ts";

const names = keysOf(sections); // The table has exactly its own keys.

/** Binds all operations to the loads of a shell. */
export const createHandlers = <Own extends Shell>(loads: Loads<Own>): Handlers<Own> =>
  Object.assign({}, ...names.map((name) => bindNamed<Own, typeof name>(name, loads)));

const bindNamed = <Own extends Shell, Name extends Section>(name: Name, loads: Loads<Own>) =>
  bindSection<Own, Name>(name, sections[name], loads);
