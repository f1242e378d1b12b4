ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erasure_completed_at" timestamp(3) with time zone;
--> statement-breakpoint
-- An erasure removes what a receiver answered and why a run failed. All else of both stays append-only.
GRANT UPDATE (response_body) ON webhook_attempts TO atlas_app;
--> statement-breakpoint
GRANT UPDATE (error) ON runs TO atlas_app;
--> statement-breakpoint
-- The owner sees the rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Owners may do all that their role allows, now with erasures.
UPDATE members SET permissions = permissions || '{atlas_api.customers.erase}'::text[]
  WHERE role = 'owner' AND NOT 'atlas_api.customers.erase' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
