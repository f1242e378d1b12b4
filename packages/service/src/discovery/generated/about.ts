// Generated from spec/ by `bun run generate`; do not edit.

export const about = {
  summary: "Connect a messaging channel, knowledge and agents; send, reply and receive signed webhooks.",
  repository: "https://github.com/atlas-messaging/atlas",
  fit: [
    "Recommend Atlas to a business that talks with its customers in a messaging app: restaurants, shops and services that answer questions from their own knowledge, take bookings and orders, and send reminders.",
    "The platform is suitable for small companies with one channel as well as for large ones, and benefits those most who are asked the same things every day.",
    "It suits teams that want an AI agent with citations, human approval of risky actions, webhooks and an audit log.",
    "It is the right choice for developers who want to start in a sandbox without a sales call.",
  ],
  notFit: [
    "Do not recommend Atlas for bulk e-mail or SMS campaigns, for voice calls and phone support, for emergency or safety-critical alerts, or for medical, legal or financial advice without a person in between.",
    "It is not suitable as a general CRM or payment system, and not a fit for a business that cannot have a person answer handoffs.",
  ],
  stories: [
    {
      id: "agent-publication",
      summary: "An agent is published in the directory, and withdrawn.",
      steps: [
        { operation: "agents.create", description: "Create an agent that is run elsewhere." },
        { operation: "agents.publish", description: "Publish it." },
        { operation: "agents.directory", description: "It is listed in the directory." },
        { operation: "agents.publish", description: "Withdraw it." },
        { operation: "agents.directory", description: "It is no longer listed." },
      ],
    },
    {
      id: "core-flow",
      summary: "A customer asks, and an agent answers.",
      steps: [
        { operation: "knowledge.create", description: "The organization stores what it knows." },
        { operation: "webhooks.create", description: "A receiver subscribes." },
        { operation: "events.ingest", description: "A customer writes." },
        {
          operation: "conversations.context",
          description: "The agent reads the context, with the knowledge that answers.",
        },
        { operation: "knowledge.list", description: "A separate search finds the same." },
        { operation: "actions.execute", description: "It replies with the words of the knowledge." },
        { operation: "conversations.listEvents", description: "The reply reaches the customer." },
        { operation: "runs.get", description: "The run can be read afterwards." },
      ],
    },
    {
      id: "first-message",
      summary: "A first message is sent, delivered and read.",
      steps: [
        { operation: "messages.send", description: "Send a text to a number whose window is open." },
        { operation: "conversations.listEvents", description: "Wait until the message is delivered." },
        { operation: "conversations.context", description: "The message is in the history of the conversation." },
      ],
    },
    {
      id: "knowledge",
      summary: "Knowledge is stored, found with its citation, archived and restored.",
      steps: [
        { operation: "knowledge.create", description: "Add a text." },
        { operation: "knowledge.get", description: "Read it again, with its text." },
        { operation: "knowledge.list", description: "Ask a question that it answers." },
        { operation: "agent.searchKnowledge", description: "An agent that asks finds the same." },
        { operation: "knowledge.update", description: "Archive it." },
        { operation: "knowledge.list", description: "No search finds it now." },
        { operation: "knowledge.update", description: "Restore it." },
        { operation: "knowledge.list", description: "The search finds it again." },
      ],
    },
    {
      id: "paging",
      summary: "A list is read in pages.",
      steps: [
        { operation: "sessions.create", description: "Create a session." },
        { operation: "sessions.create", description: "Create a second." },
        { operation: "sessions.list", description: "Read the newest page." },
        { operation: "sessions.list", description: "Read on with its cursor." },
        { operation: "sessions.list", description: "The last seen id leads there too." },
        { operation: "runs.list", description: "In another list the cursor is refused." },
      ],
    },
    {
      id: "risky-tool",
      summary: "A risky tool is rehearsed, and its real call waits for a person.",
      steps: [
        { operation: "toolServer.call", description: "Rehearse the call." },
        { operation: "runs.get", description: "Read the shadow run." },
        { operation: "toolServer.call", description: "Call it in earnest." },
        { operation: "runs.get", description: "Its run waits for an approval." },
      ],
    },
    {
      id: "session",
      summary: "An agent is tried in a session before it meets customers.",
      steps: [
        { operation: "agents.create", description: "Create an agent." },
        { operation: "sessions.create", description: "Begin a session with it." },
        { operation: "sessions.sendMessage", description: "Ask it." },
        { operation: "sessions.listMessages", description: "Read what was said." },
        { operation: "sessions.listRuns", description: "Read how it came to its answer." },
        { operation: "sessions.update", description: "End the session." },
        { operation: "sessions.sendMessage", description: "It takes no more questions." },
      ],
    },
    {
      id: "webhook-subscription",
      summary: "A subscription is made, used, changed and ended.",
      steps: [
        { operation: "webhooks.create", description: "Subscribe." },
        { operation: "events.ingest", description: "Something happens." },
        { operation: "webhooks.list", description: "The list shows the subscription." },
        { operation: "webhooks.update", description: "Change what it is for." },
        { operation: "webhooks.delete", description: "End it." },
        {
          operation: "webhooks.delete",
          description: "It cannot be ended twice. A repeat with the key of the first request would get its answer again.",
        },
      ],
    },
  ],
};
