/** Runs an example in the page. The sandbox is loaded when somebody presses Run for the first time, and so is this. */
import { sandboxPath } from "../paths.ts";
import { announce, element, placed } from "./elements.ts";
import type { Offer } from "./try-offer.ts";
import { type Asked, readCurl } from "./try/curl.ts";
import type * as Module from "./try/playground.ts";
import type { Outcome, Playground } from "./try/playground.ts";

let loading: Promise<Playground> | undefined;

/** All examples of a page share a sandbox, so that one finds what another has made. */
const playground = (): Promise<Playground> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const load = async (): Promise<Playground> => {
  // A variable, so that the bundler leaves it for the browser to load.
  const address = placed(sandboxPath);
  const module: typeof Module = await import(address); // Built from that file.
  return new module.Playground();
};

/** Adds the request and its result to a panel. Returns what runs it. */
export const openPanel = ({ panel, run, hint }: Offer, command: string): (() => void) => {
  const asked = readCurl(command);
  const path = element("input", { "aria-label": "Path", spellcheck: "false" });
  const { pathname, search } = new URL(asked.url);
  path.value = pathname + search;
  const body = element("textarea", { "aria-label": "Body", spellcheck: "false" });
  body.value = asked.body;
  body.rows = Math.min(16, asked.body.split("\n").length);
  const request = element("div", { class: "request" }, element("b", {}, asked.method), path);
  if (asked.body !== "") request.append(body);
  request.hidden = true;
  const result = element("div", { class: "result" });
  panel.append(request, result);

  const show = async (sent: Asked): Promise<void> => {
    try {
      const outcome = await (await playground()).run(sent);
      path.value = outcome.path;
      body.value = outcome.body;
      request.hidden = false;
      result.replaceChildren(...resultOf(outcome));
      announce(`Response ${outcome.status}`);
    } catch (error) {
      result.replaceChildren(
        element("p", {}, `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  };
  return () => {
    run.disabled = true;
    hint.textContent = loading ? "Running …" : "Loading the sandbox …";
    void show({ ...asked, url: path.value, body: body.value }).finally(() => {
      run.disabled = false;
      hint.textContent =
        "Change the request and run it again. The sandbox keeps what you make until you leave the page.";
    });
  };
};

const resultOf = ({ status, answer, events }: Outcome): HTMLElement[] => {
  const state = element("span", { class: status < 400 ? "status good" : "status bad" }, String(status));
  const webhooks = events.map(({ name, payload }) => {
    return element("details", {}, element("summary", {}, element("code", {}, name)), pre(payload));
  });
  const heading = element(
    "p",
    { class: "caused" },
    events.length === 0 ? "It caused no webhook." : "Webhooks that it caused",
  );
  const body = answer === "" ? element("p", {}, "The response has no body.") : pre(laidOut(answer));
  return [element("p", {}, "Response ", state), body, heading, ...webhooks];
};

const pre = (text: string): HTMLElement => element("pre", { tabindex: "0" }, element("code", {}, text));

const laidOut = (answer: string): string => {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
};
