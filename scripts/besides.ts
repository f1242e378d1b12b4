/** A command that runs, and whose output is seen as it comes. */
export interface Following {
  /** Resolves with its success. */
  readonly ended: Promise<boolean>;
  stop(): void;
}

interface BesideRunner {
  run(command: readonly string[]): Promise<{ ok: boolean; output: string }>;
  report(output: string): void;
}

/**
 * Runs commands one after the other while `main` runs. If one fails, reports it at once and stops `main`. The outputs of
 * others are reported after `main`, so that they do not break into its own. After a failure of `main` none is started.
 */
export const besides = async (
  main: Following,
  commands: readonly (readonly string[])[],
  runner: BesideRunner,
): Promise<boolean> => {
  let mainPassed: boolean | undefined;
  const ended = main.ended.then((passed) => (mainPassed = passed));
  const reports: string[] = [];
  const printReports = (): void => {
    for (const report of reports.splice(0)) runner.report(report);
  };

  const each = async (): Promise<boolean> => {
    for (const command of commands) {
      if (mainPassed === false) return false;
      const { ok, output } = await runner.run(command);
      reports.push(output);
      if (ok) continue;
      printReports();
      main.stop();
      return false;
    }
    return true;
  };
  const [passed, othersPassed] = await Promise.all([ended, each()]);
  printReports();
  return passed && othersPassed;
};
