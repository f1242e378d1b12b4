/** The review of templates in the sandbox, by the beginnings of their names. */
import { sandbox } from "@atlas-messaging/contract";
import type { Change } from "../../changes.ts";
import { finish } from "../../delivery/job.ts";
import type { Facts } from "../../outcome.ts";
import { enqueue } from "../../records.ts";
import type { JobRow } from "../../rows.ts";
import { later } from "../../time.ts";
import type { TemplateRow } from "./rows.ts";
import { changeTemplate, effectOf } from "./status.ts";

/** One step of a script: a decision, this long after the template was created. */
interface Step {
  readonly status: "approved" | "rejected" | "paused";
  readonly after_ms: number;
  readonly reason?: string;
}

const approval: readonly Step[] = [{ status: "approved", after_ms: 0 }];

const scriptOf = (name: string): readonly Step[] =>
  Object.values(sandbox.templateNames).find(({ prefix }) => name.startsWith(prefix))?.outcome ?? approval;

/** Approves an edit at once. A new template gets the first step of its script, now or later. */
export const reviewInSandbox = (facts: Facts, template: TemplateRow) => {
  const [first] = scriptOf(template.name);
  const atOnce = template.revision > 1 || first?.after_ms === 0;
  return {
    decision: effectOf({ status: atOnce ? "approved" : "pending", reason: null }),
    changes: template.revision > 1 ? [] : enqueueStep(facts, template, atOnce ? 1 : 0),
  };
};

const decisionOf = ({ status, reason }: Step) => effectOf({ status, reason: reason ?? null });

/** A job of the sandbox's review, and its template. */
export interface ReviewFacts extends Facts {
  readonly job: JobRow;
  readonly template: TemplateRow | null;
}

/** Plays the due step of a review, and enqueues the next. An edit ends the script. */
export const playReview = (facts: ReviewFacts): Change[] => {
  const { job, template } = facts;
  if (!template || template.live === null || template.revision > 1) return [finish(job)];
  const index = Number(Object(job.detail).step);
  const step = scriptOf(template.name)[index];
  if (!step) return [finish(job)];
  return [
    finish(job),
    ...changeTemplate(facts, template, decisionOf(step)),
    ...enqueueStep(facts, template, index + 1),
  ];
};

const enqueueStep = (facts: Facts, { id, name, created_at }: TemplateRow, index: number): Change[] => {
  const step = scriptOf(name)[index];
  if (!step) return [];
  const due_at = later(created_at, step.after_ms);
  return [enqueue(facts, { kind: "review_template", subject_id: id, detail: { step: index }, due_at })];
};
