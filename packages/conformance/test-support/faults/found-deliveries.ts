/** Deliveries that are found by fewer ids, or wrongly. */
import { type Fault, answers, rewrites, succeeding } from "./fault.ts";

const finding = ["console.deliveries.list"] as const;

interface Found {
  readonly id: string;
  readonly event_id: string;
}

/** Reads the deliveries of an answer, of which only successful ones come here. */
const deliveriesIn = ({ data }: { readonly [member: string]: unknown }): readonly Found[] =>
  (data as { readonly deliveries: readonly Found[] }).deliveries;

/** Keeps the deliveries that a condition allows. */
const keeps = (name: string, isKept: (each: Found, sought: string | null) => boolean): Fault => ({
  name,
  operations: finding,
  layer: answers(
    (body, { query }) => {
      const kept = deliveriesIn(body).filter((each) => isKept(each, query.get("id")));
      return { body: { ok: true, data: { deliveries: kept } } };
    },
    succeeding(...finding),
  ),
});

export const foundDeliveryFaults: readonly Fault[] = [
  keeps("finds deliveries by their own id alone", ({ id }, sought) => id === sought),
  keeps("does not find a delivery by its own id", ({ id }, sought) => id !== sought),
  keeps("does not find a delivery by its event", ({ id, event_id }, sought) => id === sought || event_id === sought),
  {
    name: "names another webhook with a delivery that it finds",
    operations: finding,
    layer: rewrites(finding, (text) =>
      text.replaceAll(/"webhook_id":"[^"]+"/g, '"webhook_id":"0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e81"'),
    ),
  },
];
