CREATE TABLE "attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogues" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'ZAR' NOT NULL,
	"selection" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"group_key" text,
	"name" text NOT NULL,
	"description" text,
	"brand" text,
	"price" numeric(12, 2),
	"special_price" numeric(12, 2),
	"picture_url" text,
	"page_url" text,
	"in_stock" boolean DEFAULT true NOT NULL,
	"collections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_key_unique" UNIQUE("key"),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_special_below_price" CHECK ("products"."special_price" is null or ("products"."price" is not null and "products"."special_price" >= 0 and "products"."special_price" <= "products"."price"))
);
--> statement-breakpoint
CREATE TABLE "finder_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"session_data" jsonb NOT NULL,
	"owner" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finder_versions" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finder_versions_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "finders" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" jsonb NOT NULL,
	"gate_hash" text,
	"draft" jsonb,
	"draft_revision" integer DEFAULT 0 NOT NULL,
	"draft_saved_by" text,
	"draft_saved_at" timestamp (3) with time zone,
	"live_version" integer,
	"last_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finder_versions" ADD CONSTRAINT "finder_versions_slug_finders_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."finders"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_group_key" ON "products" USING btree ("group_key");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "finder_runs_slug_created_at" ON "finder_runs" USING btree ("slug","created_at");--> statement-breakpoint
-- Written by hand, as in 0000 and 0007. A variant shows what its group states, so a change to a group touches its
-- variants; what has variants is not for sale itself, so a change to a variant touches its group.
INSERT INTO "catalogue_versions" ("name") VALUES ('products'), ('finders') ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "record_changed_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "touched" uuid[]; "keys" text[]; "groups" text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "touched" := ARRAY((SELECT "id" FROM "written" LIMIT 2001) UNION (SELECT "id" FROM "erased" LIMIT 2001));
    "keys" := ARRAY((SELECT "key" FROM "written" LIMIT 2001) UNION (SELECT "key" FROM "erased" LIMIT 2001));
    "groups" := ARRAY((SELECT "group_key" FROM "written" LIMIT 2001) UNION (SELECT "group_key" FROM "erased" LIMIT 2001));
  ELSIF TG_OP = 'INSERT' THEN
    "touched" := ARRAY(SELECT "id" FROM "written" LIMIT 2001);
    "keys" := ARRAY(SELECT "key" FROM "written" LIMIT 2001);
    "groups" := ARRAY(SELECT DISTINCT "group_key" FROM "written" LIMIT 2001);
  ELSE
    "touched" := ARRAY(SELECT "id" FROM "erased" LIMIT 2001);
    "keys" := ARRAY(SELECT "key" FROM "erased" LIMIT 2001);
    "groups" := ARRAY(SELECT DISTINCT "group_key" FROM "erased" LIMIT 2001);
  END IF;
  "touched" := ARRAY(
    SELECT unnest("touched")
    UNION (SELECT "id" FROM "products" WHERE "group_key" = ANY("keys") LIMIT 2001)
    UNION (SELECT "id" FROM "products" WHERE "key" = ANY("groups") LIMIT 2001)
  );
  PERFORM "record_catalogue_change"(TG_ARGV[0], CASE WHEN cardinality("touched") <= 2000 THEN "touched" END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_variants"('products');--> statement-breakpoint
CREATE TRIGGER "products_updated" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "written" OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_variants"('products');--> statement-breakpoint
CREATE TRIGGER "products_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_variants"('products');--> statement-breakpoint
CREATE TRIGGER "products_truncated" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('products');--> statement-breakpoint
-- What can be stated, and which products a catalogue has, changes how all of them are laid out.
CREATE FUNCTION "record_changed_layout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_catalogue_change"(TG_ARGV[0], NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attributes_layout" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "attributes" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_layout"('products');--> statement-breakpoint
CREATE TRIGGER "catalogues_layout" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogues" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_layout"('products');--> statement-breakpoint
CREATE TRIGGER "finders_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "finders" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_layout"('finders');--> statement-breakpoint
CREATE FUNCTION "keep_versions_as_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version does not change.';
END $$;--> statement-breakpoint
CREATE TRIGGER "finder_versions_stay" BEFORE UPDATE ON "finder_versions" FOR EACH ROW EXECUTE FUNCTION "keep_versions_as_published"();
