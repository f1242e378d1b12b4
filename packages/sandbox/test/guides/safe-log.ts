import { Atlas, type Hook } from "@atlas-messaging/sdk";

/** Logs how an attempt ended. Addresses, headers and bodies may name customers, so they stay out. */
const safeLog: Hook = {
  after({ operation, number }, { response, error, milliseconds }) {
    const request_id = response?.headers.get("x-request-id") ?? null;
    const outcome = { status: response?.status ?? null, error: error?.name ?? null, ms: Math.round(milliseconds) };
    console.log(JSON.stringify({ operation, attempt: number, request_id, ...outcome }));
  },
};

export const atlas = new Atlas({ token: process.env.ATLAS_TOKEN, hooks: [safeLog] });
