/** The server with passwords that take no time. Tests of the passwords' own cost start the real one. */
import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { startServer } from "../src/app.ts";
import { passwordsOf, saltsIn } from "../src/platform/passwords.ts";
import { runProcess } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";

const derive = promisify<string, string, number, { readonly N: number }, Buffer>(scrypt);

void runProcess(
  () => readSettings(process.env),
  (settings) =>
    startServer(settings, ({ database }) => ({
      passwords: passwordsOf(saltsIn(database), (password, salt) => derive(password, salt, 64, { N: 2 })),
    })),
  ({ services, url }) => services.logger.info({ url }, "listening"),
);
