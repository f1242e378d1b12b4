import createClient from "openapi-fetch";

const client = createClient({ baseUrl: "http://127.0.0.1:4100", headers: { Authorization: "Bearer token" } });

export const call = async () => {
  const { data, error } = await client.POST("/v1/atlas/messages", {
    body: { phone_number: "+15550100001", text: "Your table is ready.", idempotency_key: "order-1" },
  });
  if (error) throw error;
  return data;
};
