CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secrets" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
