/** Five hundred customers in turn; each message with a key of its own. */
export const messageBody = (templateId: string, index: number) => ({
  idempotency_key: `order-${index}`,
  phone_number: `+1555${String(1_000_000 + (index % 500))}`,
  template_id: templateId,
  template_params: { name: "Ada" },
  category: "utility",
});
