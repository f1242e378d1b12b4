import { Atlas, ConflictError } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export interface Appointment {
  readonly id: string;
  readonly name: string;
  readonly phone_number: string;
  /** IANA name of the place's zone, such as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly start: Date;
  /** Number of times that it was moved. It gives each message a key of its own. */
  readonly moved: number;
}

/** Id of the approved template `Hello {{name}}, {{what}}: {{when}}.` */
const template_id = process.env.APPOINTMENT_TEMPLATE ?? "";

const hour = 3_600_000;

/** Returns the time of a reminder: the day before, between 8 and 20 o'clock at the place. */
const reminderTime = ({ start, timeZone }: Appointment): Date => {
  const dayBefore = new Date(start.getTime() - 24 * hour);
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  const at = Number(clock.format(dayBefore));
  const shift = at < 8 ? 8 - at : Math.min(0, 19 - at);
  return new Date(dayBefore.getTime() + shift * hour);
};

/** Sends the text while the window is open, and else the template. */
const tell = async (appointment: Appointment, what: string, send_at?: Date): Promise<string> => {
  const { id, name, phone_number, timeZone, start, moved } = appointment;
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  const template_params = { name, what, when: format.format(start) };
  const text = `Hello ${name}, ${what}: ${template_params.when}.`;
  const message = { phone_number, text, template_id, template_params, category: "utility" as const };
  const later = send_at && { send_at: send_at.toISOString() };
  const { message_id } = await atlas.messages.send(
    { ...message, ...later },
    { idempotencyKey: `${id}-${moved}-${what}` },
  );
  return message_id;
};

/** Schedules a reminder. Returns its id for your record, or null if its time has passed. */
const remind = async (appointment: Appointment, now: Date): Promise<string | null> => {
  const at = reminderTime(appointment);
  return at > now ? tell(appointment, "your appointment is tomorrow", at) : null;
};

/** Confirms an appointment. Keep the returned id of the reminder. */
export const book = async (appointment: Appointment, now = new Date()): Promise<string | null> => {
  await tell(appointment, "your appointment is booked");
  return remind(appointment, now);
};

/** Moves an appointment. Give the id of the reminder that `book` or the last `move` returned. */
export const move = async (
  appointment: Appointment,
  reminder: string | null,
  now = new Date(),
): Promise<string | null> => {
  if (reminder !== null) await cancel(reminder);
  await tell(appointment, "your appointment has moved");
  return remind(appointment, now);
};

const cancel = async (reminder: string): Promise<void> => {
  try {
    await atlas.messages.cancel(reminder);
  } catch (error) {
    // The reminder has gone already, or an earlier try canceled it.
    if (!(error instanceof ConflictError)) throw error;
  }
};
