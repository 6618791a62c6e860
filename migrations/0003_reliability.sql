CREATE TABLE "mail_senders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "session_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bed_finder_sessions" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "gun_finder_sessions" ADD COLUMN "owner" text;--> statement-breakpoint
-- Written by hand: who has an account already was told how to sign in.
UPDATE "admin_users" SET "last_sign_in_at" = "updated_at";
