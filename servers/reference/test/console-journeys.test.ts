/** The journeys of the console in real browsers, by pointer and by keyboard. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type ConsoleBrowser, openConsole } from "../test-support/console-browser.ts";
import { developerJourneys } from "../test-support/journeys/developers.ts";
import { type Failing, type Journeys, seedFailing } from "../test-support/journeys/journey.ts";
import { peopleJourneys, sharedJourneys } from "../test-support/journeys/people.ts";
import { type Organization, type Shared, describeServedOnPglite, describeShared } from "../test-support/served.ts";

const settings = { ATLAS_LIMIT_READS: "3000", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

const journeysOf = (served: Shared<Failing>): Journeys => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  const times: string[] = [];
  const seen: Journeys["seen"] = async (what, wait) => {
    const started = performance.now();
    await wait();
    times.push(`${what} ${Math.round(performance.now() - started)} ms`);
  };
  beforeAll(async () => {
    browser = await openConsole(served);
  });
  beforeEach(async () => {
    organization = await served.organization();
  });
  afterEach(() => expect(browser.said).toEqual([]));
  afterAll(async () => {
    console.log(`seen in another browser: ${times.join(", ")}`);
    await Promise.all([browser.close(), served.seeded.receiver.close()]);
  });
  return { served, browser: () => browser, organization: () => organization, seen };
};

describeShared<Failing>("in the console", { seed: seedFailing }, (served) => {
  const journeys = journeysOf(served);
  sharedJourneys(journeys);
  peopleJourneys(journeys);
  developerJourneys(journeys);
});

/** Each database tells browsers in its own way what others do. */
describeServedOnPglite<Failing>("in the console", { settings, seed: seedFailing }, (served) => {
  sharedJourneys(journeysOf(served));
});
