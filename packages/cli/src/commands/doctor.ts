import type { OperationId } from "@atlas-messaging/contract";
import type { Command } from "commander";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";
import { type Sent, send } from "../operation/send.ts";
import { type Account, accountOf } from "../profile/account.ts";

/** One thing that was looked at. */
interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  /** Advice. Left out where all is well. */
  readonly next?: string;
}

export const addDoctor = (io: Io, command: Command): void => {
  command
    .option("--profile <name>", "Profile to use.")
    .option("--json", "JSON also on a terminal.")
    .addHelpText("after", "\nExample:\n  $ atlas doctor\n")
    .action(async ({ profile, json }: { readonly profile?: string; readonly json?: true }) => {
      const findings = await examined(io, await accountOf(io, profile));
      io.out(json || !io.isTerminal ? `${JSON.stringify(findings, null, 2)}\n` : textOf(io, findings));
      const sick = findings.find(({ ok }) => !ok);
      if (sick)
        throw new Failure(`${sick.check}: ${sick.found}`, {
          kind: "failed",
          next: sick.next ?? "Mend it, and run it again.",
        });
    });
};

const maxSkew = 30_000;

const examined = async (io: Io, account: Account): Promise<readonly Finding[]> => {
  const from = { variable: "a variable", profile: `the profile ${account.name}`, none: "nowhere" }[account.source];
  let date: Date | null = null;
  const address = await tried(io, account, "address", "system.version", (sent) => {
    ({ date } = sent);
    return account.addresses.baseUrl;
  });
  if (!address.ok) return [address];
  return [
    address,
    clockOf(date),
    ...(await credentials(io, account)),
    { check: "source", ok: true, found: `The token comes from ${from}.` },
  ];
};

const clockOf = (date: Date | null): Finding => {
  const skew = date === null ? 0 : Math.abs(Date.now() - date.getTime());
  const found = `The clocks differ by ${Math.round(skew / 1_000)} s.`;
  return {
    check: "clock",
    ok: skew < maxSkew,
    found,
    next: "Set the clock of this machine: signatures carry its time.",
  };
};

/** Asks with each token for what any token may read. */
const credentials = async (io: Io, account: Account): Promise<readonly Finding[]> => {
  const checks = [
    ...(account.token === undefined ? [] : [tried(io, account, "token", "tools.manifest")]),
    ...(account.operatorToken === undefined
      ? []
      : [tried(io, account, "session of the console", "console.sessions.getCurrent")]),
  ];
  if (checks.length > 0) return Promise.all(checks);
  return [
    { check: "token", ok: false, found: "There is none.", next: "Run `atlas login`, or `atlas login --sandbox`." },
  ];
};

const tried = async (
  io: Io,
  account: Account,
  check: string,
  id: OperationId,
  foundIn: (sent: Sent) => string = () => "works",
): Promise<Finding> => {
  try {
    const sent = await send(io, account, { id, params: {}, query: {}, headers: {} });
    return { check, ok: true, found: foundIn(sent) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { check, ok: false, found: error.message, next: error.facts.next };
  }
};

const textOf = ({ colors }: Io, findings: readonly Finding[]): string =>
  findings.map(({ check, ok, found }) => `${ok ? colors.green("✓") : colors.red("✗")} ${check}: ${found}\n`).join("");
