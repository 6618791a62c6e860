CREATE TABLE "catalogue_changes" (
	"name" text NOT NULL,
	"version" bigint NOT NULL,
	"product_ids" uuid[],
	CONSTRAINT "catalogue_changes_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
-- Written by hand, as in 0000. Every write to a catalogue names the products that it touched; the row of the
-- version makes writers wait for each other, so that versions appear in their order.
CREATE FUNCTION "record_catalogue_change"("catalogue" text, "touched" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "raised" bigint;
BEGIN
  UPDATE "catalogue_versions" SET "version" = "version" + 1 WHERE "name" = "catalogue" RETURNING "version" INTO "raised";
  INSERT INTO "catalogue_changes" ("name", "version", "product_ids") VALUES ("catalogue", "raised", "touched");
  DELETE FROM "catalogue_changes" WHERE "name" = "catalogue" AND "version" <= "raised" - 500;
END $$;--> statement-breakpoint
-- Of the tables with a finder's options, which touch no product.
CREATE OR REPLACE FUNCTION "raise_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_catalogue_change"(TG_ARGV[0], CASE WHEN TG_OP = 'TRUNCATE' THEN NULL ELSE ARRAY[]::uuid[] END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "record_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "touched" uuid[];
BEGIN
  -- One more than are named, to see whether there are too many.
  IF TG_OP = 'UPDATE' THEN
    "touched" := ARRAY((SELECT "id" FROM "written" LIMIT 2001) UNION (SELECT "id" FROM "erased" LIMIT 2001));
  ELSIF TG_OP = 'INSERT' THEN
    "touched" := ARRAY(SELECT "id" FROM "written" LIMIT 2001);
  ELSE
    "touched" := ARRAY(SELECT "id" FROM "erased" LIMIT 2001);
  END IF;
  PERFORM "record_catalogue_change"(TG_ARGV[0], CASE WHEN cardinality("touched") <= 2000 THEN "touched" END);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "beds_version" ON "bed_products";--> statement-breakpoint
CREATE TRIGGER "beds_inserted" AFTER INSERT ON "bed_products" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_updated" AFTER UPDATE ON "bed_products" REFERENCING NEW TABLE AS "written" OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_deleted" AFTER DELETE ON "bed_products" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_truncated" AFTER TRUNCATE ON "bed_products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
DROP TRIGGER "firearms_version" ON "firearm_products";--> statement-breakpoint
CREATE TRIGGER "firearms_inserted" AFTER INSERT ON "firearm_products" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('firearms');--> statement-breakpoint
CREATE TRIGGER "firearms_updated" AFTER UPDATE ON "firearm_products" REFERENCING NEW TABLE AS "written" OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('firearms');--> statement-breakpoint
CREATE TRIGGER "firearms_deleted" AFTER DELETE ON "firearm_products" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_products"('firearms');--> statement-breakpoint
CREATE TRIGGER "firearms_truncated" AFTER TRUNCATE ON "firearm_products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('firearms');
