ALTER TABLE "outbox_mails" VALIDATE CONSTRAINT "outbox_mails_status";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_mails_suspected" ON "outbox_mails" USING btree ("created_at") WHERE status = 'suspected';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_suspected" ON "contact_messages" USING btree ("created_at") WHERE status = 'suspected';
