/** Replaces the platform's `fetch` with an answer of the service, without a network. */
const body = JSON.stringify({
  ok: true,
  data: {
    conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
    message_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60",
    delivery_state: "queued",
  },
});

const headers = {
  "content-type": "application/json",
  "x-request-id": "request-1",
  ratelimit: '"messages";r=59;t=60',
  "x-atlas-ratelimit-limit": "60",
};

export const stub = async () => new Response(body, { headers });
