/** The chat box to try by hand, with an agent that answers. */
import { channel } from "./chat-box.ts";
import { startLinked } from "./linked.ts";

const { url, atlas } = await startLinked(Number(process.env.PORT ?? 3000));
await atlas.agents.create({ name: "Concierge", channels: [channel] });
console.log(`Open ${url} and ask when the shop is open.`);
