CREATE TABLE "product_list_rows" (
	"list_id" text NOT NULL,
	"place" integer NOT NULL,
	"keys" jsonb NOT NULL,
	"product" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_list_rows_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"keys" jsonb NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_list_rows" ADD CONSTRAINT "product_list_rows_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand, as in 0007. A list touches no product, but what is worked out of the products by it.
CREATE FUNCTION "record_changed_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "product_lists" SET "revision" = gen_random_uuid() WHERE "id" IN (SELECT "list_id" FROM "written");
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE "product_lists" SET "revision" = gen_random_uuid() WHERE "id" IN (SELECT "list_id" FROM "written" UNION SELECT "list_id" FROM "erased");
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE "product_lists" SET "revision" = gen_random_uuid() WHERE "id" IN (SELECT "list_id" FROM "erased");
  ELSE
    UPDATE "product_lists" SET "revision" = gen_random_uuid();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_list_rows_inserted" AFTER INSERT ON "product_list_rows" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_lists"();--> statement-breakpoint
CREATE TRIGGER "product_list_rows_updated" AFTER UPDATE ON "product_list_rows" REFERENCING NEW TABLE AS "written" OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_lists"();--> statement-breakpoint
CREATE TRIGGER "product_list_rows_deleted" AFTER DELETE ON "product_list_rows" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_lists"();--> statement-breakpoint
CREATE TRIGGER "product_list_rows_truncated" AFTER TRUNCATE ON "product_list_rows" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_lists"();--> statement-breakpoint
CREATE TRIGGER "product_lists_version" AFTER INSERT OR UPDATE OR DELETE ON "product_lists" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('products');--> statement-breakpoint
CREATE TRIGGER "product_lists_truncated" AFTER TRUNCATE ON "product_lists" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('products');
