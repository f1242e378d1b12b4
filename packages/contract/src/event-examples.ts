/** An event of each name, as the contract shows it (interface specification, Events). */
export { eventExamples } from "./generated/event-examples.ts";
