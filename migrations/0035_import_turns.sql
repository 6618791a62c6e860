CREATE TABLE "import_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"file" text,
	"catalogue" text,
	"state" text NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
