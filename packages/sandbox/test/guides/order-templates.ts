import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { type Step, bodies } from "./orders.ts";

const operator = new AtlasConsole({ token: process.env.ATLAS_SESSION });

/** Submits the template of a step, and returns its id. The key makes a second call answer as the first. */
export const submit = async (step: Step): Promise<string> => {
  const samples = { name: "Ada", order: "1042" };
  const template = { name: `order_${step}`, language: "en", category: "utility" as const, body: bodies[step], samples };
  const answer = await operator.templates.create(template, { idempotencyKey: `template-order-${step}` });
  return answer.template.id;
};

for (const step of ["confirmed", "shipped", "canceled"] as const) console.log(step, await submit(step));
