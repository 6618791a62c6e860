CREATE TABLE "draft_editors" (
	"slug" text NOT NULL,
	"username" text NOT NULL,
	"question" text,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_editors_slug_username_pk" PRIMARY KEY("slug","username")
);
--> statement-breakpoint
ALTER TABLE "draft_editors" ADD CONSTRAINT "draft_editors_slug_finders_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."finders"("slug") ON DELETE cascade ON UPDATE no action;