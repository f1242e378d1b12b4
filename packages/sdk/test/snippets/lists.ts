import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

for await (const run of atlas.runs.list()) console.log(run.intent); // every run, page by page

const { items, hasMore } = await atlas.agents.directory({ limit: 20 }).page(); // one page; its next() is the one after
console.log(items.length, hasMore);

for await (const page of atlas.conversations.list({ limit: 50 }).pages()) console.log(page.items.length);

const { channels } = await atlas.channels.list(); // the first page as the contract has it
console.log(channels[0]?.display_name);

const best = await atlas.knowledge.search("When are you open?", { limit: 3 }).page(); // limit is a page's: an iteration goes on
for (const { title } of best.items) console.log(title);
