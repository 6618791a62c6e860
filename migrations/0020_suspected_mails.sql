ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_status";--> statement-breakpoint
-- Checked against the rows that are there in the next file, without a lock that keeps others waiting.
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_status" CHECK ("outbox_mails"."status" in ('held', 'suspected', 'queued', 'sending', 'sent', 'failed')) NOT VALID;
