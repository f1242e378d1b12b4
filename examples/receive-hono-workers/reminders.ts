import { type Atlas, AtlasError } from "@atlas-messaging/sdk";

/** Kept under `2026-01-02/a1`: the day, and an id. */
interface Appointment {
  readonly name: string;
  readonly phone_number: string;
}

/** Reminds of each appointment of a day, up to 1,000. */
export const remindOf = async (day: string, atlas: Atlas, { APPOINTMENTS, REMINDER_TEMPLATE }: Env): Promise<void> => {
  const { keys } = await APPOINTMENTS.list({ prefix: `${day}/` });
  for (const { name: key } of keys) {
    const appointment = await APPOINTMENTS.get<Appointment>(key, "json");
    if (!appointment) continue;
    const { phone_number, name } = appointment;
    const template = { template_id: REMINDER_TEMPLATE, category: "utility", template_params: { name } } as const;
    try {
      // The key holds the day: a second run sends nothing, and an appointment that has moved gets another reminder.
      await atlas.messages.send({ phone_number, ...template }, { idempotencyKey: `reminder-${key}` });
    } catch (error) {
      if (!(error instanceof AtlasError)) throw error;
      console.error(`no reminder of ${key}: ${error.code}`); // The others get theirs.
    }
  }
};
