import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";

const sandbox = createSandbox();
const atlas = new Atlas(sandbox.client);

await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
await sandbox.advance("1s");
console.log(sandbox.customer("+15550100001").messages()[0]?.status); // read
