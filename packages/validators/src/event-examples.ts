/** Examples of every event, from the contract (interface specification, Events). */
export { eventExamples } from "./generated/event-examples.ts";
