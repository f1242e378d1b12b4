/** The unit of systemd, run by hand: without rights, on a read-only system, with the file that commands read, too. */
import { chmod, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { repository } from "../command.ts";
import { Unproven, needs, runProgram, startProgram, untilReady } from "./processes.ts";
import type { Stack } from "./stack.ts";

/** A user that owns nothing, as `DynamicUser` gives one. */
const user = 61_184;

const valueIn = (unit: string, name: string): string => {
  const [, value] = new RegExp(`^${name}=(.*)$`, "m").exec(unit) ?? [];
  if (value === undefined) throw new Error(`The unit has no ${name}.`);
  return value;
};

/** Makes the whole system read-only but for the unit's state, and gives up all rights. */
const confine = (state: string, command: string): readonly string[] => {
  const shell = [
    "mount -o bind,remount,ro /",
    `mount --bind '${state}' '${state}'`,
    `mount -o bind,remount,rw '${state}'`,
    `cd '${state}'`,
    `exec setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all ${command}`,
  ];
  return ["unshare", "--mount", "--propagation", "private", "sh", "-ec", shell.join("; ")];
};

const assigned = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    text.split(/[ \n]/).map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
  );

/** @throws {Error} if the command does not become ready, or `doctor` does not read the same file */
export const tryUnit = async ({ folder, settings }: Stack, binary: string): Promise<string> => {
  needs("unshare", "setpriv", "mount");
  if (process.getuid?.() !== 0) throw new Unproven("Only root can make a system read-only.");
  const unit = await Bun.file(join(repository, "deploy/systemd/atlas.service")).text();
  const [etc, state, port] = [join(folder, "etc"), join(folder, "state"), await freePort()];
  await Promise.all([etc, state].map((each) => mkdir(each, { recursive: true })));
  await chown(state, user, user);
  await chmod(folder, 0o755);
  const given = { ...settings["server"], PORT: String(port), DATA_DIR: state };
  const lines = Object.entries(given).map((each) => each.join("="));
  await Bun.write(join(etc, ".env"), `${lines.join("\n")}\n`);
  const environment = { ...assigned(valueIn(unit, "Environment")), ...given };
  const begun = performance.now();
  const command = valueIn(unit, "ExecStart").replace("/usr/local/bin/atlas-server", binary);
  const program = startProgram(confine(state, command), environment);
  await untilReady(`http://127.0.0.1:${port}/health/ready`, program);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  // The address of the deployment is a certificate of this machine, so the command ends with 1.
  const findings = await runProgram(["sh", "-c", `cd '${etc}' && '${binary}' doctor || true`]);
  if (!/^✓ database /m.test(findings)) throw new Error(`doctor does not read the settings: ${findings}`);
  const code = await program.stop();
  if (code !== 0) throw new Error(`The unit's command ended with ${code}: ${program.output()}`);
  return `its command is ready after ${seconds} s, as a user without rights on a read-only system; doctor reads the same file`;
};
