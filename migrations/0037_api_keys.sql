CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(100) NOT NULL,
	"role" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_role" CHECK ("api_keys"."role" in ('admin', 'editor', 'viewer'))
);
