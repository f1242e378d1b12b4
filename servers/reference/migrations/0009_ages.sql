-- What is removed when it is old is found by its age: without these, housekeeping looked at all rows each minute.
CREATE INDEX "organizations_expiry_idx" ON "organizations" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "members_invitation_expiry_idx" ON "members" USING btree ("invitation_expires_at") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "oauth_consents_used_idx" ON "oauth_consents" USING btree ("code_used_at") WHERE code_used_at is not null;--> statement-breakpoint
CREATE INDEX "oauth_consents_unused_idx" ON "oauth_consents" USING btree ("code_expires_at") WHERE code_used_at is null;--> statement-breakpoint
-- Pages that no summary tells of yet are looked at whatever their age.
ALTER INDEX "events_age_idx" SET (autosummarize = on);--> statement-breakpoint
ALTER INDEX "webhook_deliveries_age_idx" SET (autosummarize = on);
