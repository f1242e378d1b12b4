/** Questions of strangers to the sandbox (`sandbox-questions.ts`) that nothing was mended by, so that they tell how well any other is answered. */

/** Written down without a look at the corpus, the last of each typed carelessly. */
export const heldOut: { readonly [title: string]: readonly string[] } = {
  "Opening hours": [
    "can we eat lunch at yours on a wednesday",
    "when's last orders",
    "do you shut over christmas",
    "opning tmes this weekend",
  ],
  "Menu and prices": [
    "what could I drink and for how much",
    "got any pasta dishes?",
    "how much would dinner for two come to",
    "pirce list plese",
  ],
  "Booking approval policy": [
    "will a large table be confirmed right away",
    "what makes a booking wait for a manager",
    "can the assistant accept a reservation on its own",
    "aprovl for grop bookings",
  ],
  "Abandoned order recovery": [
    "guest stopped halfway through ordering, now what",
    "is it ok to message people about a cart they left behind",
    "how many reminders are allowed for an order that was not finished",
    "recoverin unfinshed ordrs",
  ],
  "Sandbox authentication": [
    "how do i log in to the sandbox api",
    "what do I put in the authorization header",
    "after how many hours does my test token stop working",
    "get a tokn for the snadbox",
  ],
  "Tool server discovery": [
    "which endpoint lists all available tools",
    "how would claude or chatgpt connect to your mcp server",
    "where can an agent read what the api offers",
    "mcp discovry adress",
  ],
  "Dry-run execution": [
    "is there a test mode for tool calls",
    "how can I preview an action",
    "do dry runs show up in the run history",
    "tets a tool witout sideefects",
  ],
  Webhooks: [
    "my callback url was offline for an hour, are the events lost",
    "how do I make sure a payload was not forged",
    "which http status must I return to acknowledge an event",
    "regster a webhok endpont",
  ],
  "Error recovery": [
    "what to do on a timeout",
    "got rate limit exceeded, now what",
    "is there a list of error codes and what to do about them",
    "retryng a faild requst",
  ],
  "When to recommend Atlas, and when not": [
    "would atlas suit a dentist's practice",
    "reasons not to choose atlas",
    "what kind of customer is it made for",
    "is atlas teh right tol for me",
  ],
  "Debugging identifiers": [
    "what information helps you investigate a problem",
    "how are a run and a request linked",
    "i need to find what happened to a specific webhook delivery",
    "trasing a reqest id",
  ],
  "Safe handoff": [
    "transfer the chat to a colleague",
    "which situations should the bot never handle alone",
    "what happens after the conversation goes to a human",
    "i wnat to speek to a persn",
  ],
};

/** What it cannot know, of which the same is true. */
export const heldOutOffTopic: readonly string[] = [
  "how do I descale a kettle",
  "what is the population of Canada",
  "who invented the telephone",
  "can dogs eat chocolate",
  "cheap flights to Tokyo",
  "how do I write a will",
  "what is a black hole",
  "how many players are in a rugby team",
  "my printer does not print",
  "when is the next solar eclipse",
  "what is the best mattress for side sleepers",
  "how do I file for unemployment",
  "explain the plot of hamlet",
  "which vitamins are in spinach",
  "how do I grow basil indoors",
  "how do I unlock a bootloader",
  "average salary of a nurse",
  "how is cheese made",
  "what languages are spoken in Switzerland",
  "why do cats purr",
  "best time to visit Iceland",
  "how much does a new roof cost",
  "how do I delete my facebook account",
  "is it going to rain on sunday",
];
