import { AtlasConsole } from "@atlas-messaging/sdk/console";

const operator = new AtlasConsole({ token: process.env.ATLAS_SESSION });
const body = "Hello {{name}}, {{what}}: {{when}}.";
const template = { name: "appointment", language: "en", category: "utility" as const, body };
const made = await operator.templates.create(template, { idempotencyKey: "template-appointment" });
process.env.APPOINTMENT_TEMPLATE = made.template.id;

const { book, move } = await import("./appointments.ts");
const place = { timeZone: "Europe/Berlin", phone_number: "+15550100001", name: "Ada" };
const nextWeek = new Date(Date.now() + 7 * 86_400_000);
const reminder = await book({ ...place, id: "a-7", start: nextWeek, moved: 0 });
const later = new Date(nextWeek.getTime() + 3_600_000);
console.log(reminder, await move({ ...place, id: "a-7", start: later, moved: 1 }, reminder));
