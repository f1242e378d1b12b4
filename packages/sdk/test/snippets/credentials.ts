import { Atlas } from "@atlas-messaging/sdk";

const { token, phone_number } = await new Atlas().sandbox.credentials();
const atlas = new Atlas({ token });

const { data, requestId } = await atlas.messages.send({ phone_number, text: "Your table is ready." }).withResponse();
console.log(data.delivery_state, typeof requestId);
