CREATE TABLE "built_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
