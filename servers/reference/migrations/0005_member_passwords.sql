-- A password belongs to a membership, and opens no other: whoever chose it was let in by that organization alone.
CREATE TABLE "member_passwords" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text,
	"changed_at" timestamp(3) with time zone,
	"reset_hash" text,
	"reset_expires_at" timestamp(3) with time zone,
	CONSTRAINT "member_passwords_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "member_passwords_reset_key" UNIQUE("reset_hash")
);
--> statement-breakpoint
ALTER TABLE "member_passwords" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_salts" (
	"key" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "password_salts_pkey" PRIMARY KEY("key")
);
--> statement-breakpoint
ALTER TABLE "password_salts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "first_sign_up" boolean;--> statement-breakpoint
ALTER TABLE "member_passwords" ADD CONSTRAINT "member_passwords_member_fkey" FOREIGN KEY ("organization_id","id") REFERENCES "public"."members"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_first_sign_up_key" UNIQUE("first_sign_up");--> statement-breakpoint
CREATE POLICY "tenant" ON "member_passwords" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "member_passwords" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "password_salts" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON member_passwords TO atlas_app;
--> statement-breakpoint
GRANT SELECT ON member_passwords TO atlas_system;
--> statement-breakpoint
REVOKE ALL ON password_salts FROM atlas_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON password_salts TO atlas_system;
--> statement-breakpoint
-- The passwords that there are stay what they were: of each membership that was signed in to by one. The owner sees the
-- rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE identities NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE identity_accounts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO password_salts (key, salt)
  SELECT encode(sha256(convert_to(identity.email, 'UTF8')), 'hex'), split_part(account.password, ':', 1)
  FROM identities identity JOIN identity_accounts account ON account.user_id = identity.id
  WHERE account.provider_id = 'credential' AND account.password IS NOT NULL
  ON CONFLICT (key) DO NOTHING;
--> statement-breakpoint
INSERT INTO member_passwords (organization_id, id, hash, changed_at)
  SELECT member.organization_id, member.id, account.password, account.updated_at
  FROM members member
  JOIN identities identity ON identity.email = member.email
  JOIN identity_accounts account ON account.user_id = identity.id
  WHERE member.signs_in_by_password AND member.status = 'active' AND account.provider_id = 'credential'
    AND account.password IS NOT NULL;
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE member_passwords FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE password_salts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP POLICY "system" ON "identities" CASCADE;--> statement-breakpoint
DROP TABLE "identities" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "identity_accounts" CASCADE;--> statement-breakpoint
DROP TABLE "identity_accounts" CASCADE;--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "signs_in_by_password";
