import { Stripe } from "stripe";

const stripe = new Stripe("sk_test_token", { httpClient: Stripe.createFetchHttpClient(), telemetry: false });

export const call = () =>
  stripe.customers.create(
    { phone: "+15550100001", description: "Your table is ready." },
    { idempotencyKey: "order-1" },
  );
