/** Fails the program if a condition does not hold. */
export const expect: (holds: unknown, condition: string) => asserts holds = (holds, condition) => {
  if (!holds) throw new Error(`It does not hold that ${condition}.`);
};

export const message = { idempotency_key: "a-foreign-client", text: "Your table is ready." };
