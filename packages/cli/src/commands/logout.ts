import type { Command } from "commander";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";
import { forgetProfile, readProfiles } from "../profile/account.ts";

export const addLogout = (io: Io, command: Command): void => {
  command
    .option("--profile <name>", "Profile to forget. Default: the one in use.")
    .addHelpText("after", "\nExample:\n  $ atlas logout\n")
    .action(async ({ profile }: { readonly profile?: string }) => {
      const name = profile ?? (await readProfiles(io.folder)).current;
      if (!(await forgetProfile(io.folder, name)))
        throw misuse(`There is no profile ${JSON.stringify(name)}.`, "There is nothing to forget.");
      io.err(
        `${io.colors.green("✓")} Forgot the profile ${JSON.stringify(name)}. Its tokens stay valid: revoke them in the console.\n`,
      );
    });
};
