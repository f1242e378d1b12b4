import { fetchReceiver } from "@atlas-messaging/webhooks";

/** The part of an API Gateway (payload 2.0) or function URL event that we need. */
export interface LambdaEvent {
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

const receive = fetchReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  // Lambda freezes the process after the answer. Await your work in the handlers; `later` may never run.
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

export const handler = async ({ body = "", isBase64Encoded, headers }: LambdaEvent) => {
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  const response = await receive(new Request("https://lambda.invalid", { method: "POST", headers, body: bytes }));
  return { statusCode: response.status, body: await response.text() };
};
