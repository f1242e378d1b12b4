/** The discovery documents, where a deployment claims them. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Case, Citation } from "../case.ts";
import { topic } from "./steps.ts";

const documents: Citation = {
  section: "Discovery and sandbox",
  line: "Discovery documents are served under {site_url}: `/agents.json`, `/llms.txt`, `/llms-full.txt`, `/skill.md`. Human entry points are `/agents` and `/developers/agents`. The generated contract is the source of truth for endpoints.",
};
const toolServer: Citation = {
  section: "Discovery and sandbox",
  line: "`GET {base_url}/.well-known/mcp.json` is the tool-server discovery document.",
};

const define = topic("discovery");

const pages: readonly OperationId[] = [
  "discovery.agents",
  "discovery.llms",
  "discovery.llmsFull",
  "discovery.skill",
  "discovery.agentsPage",
  "discovery.developersPage",
];

const served = (id: OperationId): Case =>
  define(id.replace("discovery.", ""), {
    title: `${id} is there for everybody, and has something to say`,
    operations: [id],
    cites: documents,
    run: async ({ anonymous, check }) => {
      const { status, text, where } = await anonymous.call(id);
      check.equal(status, 200, where);
      check.that(text.length > 100, "a document", where);
    },
  });

export const discovery: readonly Case[] = [
  ...pages.map(served),
  define("tool-server", {
    title: "/.well-known/mcp.json leads to the tool server",
    operations: ["discovery.mcp"],
    cites: toolServer,
    run: async ({ anonymous, check }) => {
      const { text, where } = await anonymous.call("discovery.mcp");
      check.that(text.includes("/atlas/v1/mcp"), "the address of the tool server", where);
    },
  }),
];
