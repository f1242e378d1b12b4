/** Questions without an answer, counted a little wrong. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, asks, instead, rewrites } from "./fault.ts";

const listing: readonly OperationId[] = ["console.knowledgeGaps.list"];
const none = { ok: true, data: { questions: [], has_more: false, next_cursor: null } };
const empty = () => new Response(JSON.stringify(none), { headers: { "content-type": "application/json" } });

export const knowledgeGapFaults: readonly Fault[] = [
  {
    name: "counts a question once, however often it is asked",
    operations: listing,
    layer: rewrites(listing, (text) => text.replaceAll(/"count":\d+/g, '"count":1')),
  },
  {
    name: "finds every question without an answer relevant",
    operations: listing,
    layer: rewrites(listing, (text) => text.replaceAll(/"best_score":[\d.]+/g, '"best_score":1')),
  },
  ...["knowledge_state", "since"].map((name) => ({
    name: `ignores ${name} where it lists questions`,
    operations: listing,
    layer: asks(listing, () => ({ query: { [name]: null } })),
  })),
  {
    name: "leaves customers' questions out",
    operations: ["events.ingest"],
    layer: instead(listing, () => empty()),
  },
  {
    name: "dismisses a question in name only",
    operations: ["console.knowledgeGaps.dismiss"],
    layer: instead(["console.knowledgeGaps.dismiss"], async (asked, next) => {
      const headers = { authorization: `Bearer ${asked.token}` };
      const { data } = await (
        await next(new Request(new URL("/operator/knowledge-gaps?limit=200", asked.request.url), { headers }))
      ).json();
      const known = data?.questions?.some(({ id }: { readonly id: string }) => id === asked.params["gap_id"]);
      if (known !== true) return null;
      const body = { ok: true, data: { question: { id: asked.params["gap_id"], status: "dismissed" } } };
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    }),
  },
];
