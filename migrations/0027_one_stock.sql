ALTER TABLE "products" ADD COLUMN "source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_key_of_source" CHECK ("products"."source" = 'staff' or starts_with("products"."key", "products"."source" || '::'));--> statement-breakpoint
-- Written by hand from here on. Beds and firearms become products as all others are; their tables become views, for
-- whoever reads the database. An older server writes to the tables, so that it cannot work beside this one.
UPDATE "drizzle"."oldest_known_migration" SET "migration" = 1795682622237;--> statement-breakpoint
-- A write names the products that it touched to each catalogue whose they are; see 0007 and 0008. Beds and firearms have no
-- variants. Always in the same order, as writers wait for each other.
CREATE OR REPLACE FUNCTION "record_changed_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "sources" text[]; "each" text; "touched" uuid[]; "keys" text[]; "groups" text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "sources" := ARRAY(SELECT "source" FROM "written" UNION SELECT "source" FROM "erased" ORDER BY 1);
  ELSIF TG_OP = 'INSERT' THEN
    "sources" := ARRAY(SELECT DISTINCT "source" FROM "written" ORDER BY 1);
  ELSE
    "sources" := ARRAY(SELECT DISTINCT "source" FROM "erased" ORDER BY 1);
  END IF;
  FOREACH "each" IN ARRAY "sources" LOOP
    -- One more than are named, to see whether there are too many.
    IF TG_OP = 'UPDATE' THEN
      "touched" := ARRAY((SELECT "id" FROM "written" WHERE "source" = "each" LIMIT 2001) UNION (SELECT "id" FROM "erased" WHERE "source" = "each" LIMIT 2001));
      "keys" := ARRAY((SELECT "key" FROM "written" WHERE "source" = "each" LIMIT 2001) UNION (SELECT "key" FROM "erased" WHERE "source" = "each" LIMIT 2001));
      "groups" := ARRAY((SELECT "group_key" FROM "written" WHERE "source" = "each" LIMIT 2001) UNION (SELECT "group_key" FROM "erased" WHERE "source" = "each" LIMIT 2001));
    ELSIF TG_OP = 'INSERT' THEN
      "touched" := ARRAY(SELECT "id" FROM "written" WHERE "source" = "each" LIMIT 2001);
      "keys" := ARRAY(SELECT "key" FROM "written" WHERE "source" = "each" LIMIT 2001);
      "groups" := ARRAY(SELECT DISTINCT "group_key" FROM "written" WHERE "source" = "each" LIMIT 2001);
    ELSE
      "touched" := ARRAY(SELECT "id" FROM "erased" WHERE "source" = "each" LIMIT 2001);
      "keys" := ARRAY(SELECT "key" FROM "erased" WHERE "source" = "each" LIMIT 2001);
      "groups" := ARRAY(SELECT DISTINCT "group_key" FROM "erased" WHERE "source" = "each" LIMIT 2001);
    END IF;
    IF "each" NOT IN ('beds', 'firearms') THEN
      "touched" := ARRAY(
        SELECT unnest("touched")
        UNION (SELECT "id" FROM "products" WHERE "group_key" = ANY("keys") LIMIT 2001)
        UNION (SELECT "id" FROM "products" WHERE "key" = ANY("groups") LIMIT 2001)
      );
    END IF;
    PERFORM "record_catalogue_change"(
      CASE WHEN "each" IN ('beds', 'firearms') THEN "each" ELSE TG_ARGV[0] END,
      CASE WHEN cardinality("touched") <= 2000 THEN "touched" END);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "beds_truncated" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "firearms_truncated" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('firearms');--> statement-breakpoint
INSERT INTO "products" ("id", "source", "key", "name", "description", "short_description", "price", "picture_url", "page_url", "in_stock", "values", "created_at", "updated_at")
SELECT "id", 'beds', 'beds::' || "magento_id", "name", "description", "short_description", "price", "image_url", "magento_url", "in_stock",
  jsonb_build_object(
    'bed-products.category', "category",
    'bed-products.bedSize', "bed_size",
    'bed-products.mattressType', "mattress_type",
    'bed-products.firmness', "firmness",
    'bed-products.sleepStyle', "sleep_style",
    'bed-products.features', "features"),
  "created_at", "updated_at"
FROM "bed_products";--> statement-breakpoint
INSERT INTO "products" ("id", "source", "key", "name", "description", "short_description", "brand", "price", "special_price", "picture_url", "page_url", "in_stock", "values", "created_at", "updated_at")
SELECT "id", 'firearms', 'firearms::' || "external_id", "name", "description", "short_description", "brand", "price", "special_price", "image_url", "external_url", "in_stock",
  jsonb_strip_nulls(jsonb_build_object(
    'firearm-products.category', "category",
    'firearm-products.purpose', "purpose",
    'firearm-products.type', "firearm_type",
    'firearm-products.subType', "sub_type",
    'firearm-products.action', "action",
    'firearm-products.caliber', "caliber",
    'firearm-products.capacity', "capacity",
    'firearm-products.packSize', "pack_size",
    'firearm-products.barrelLength', "barrel_length",
    'firearm-products.carryPosition', "carry_positions",
    'firearm-products.discipline', "sport_disciplines",
    'firearm-products.game', "hunting_game",
    'firearm-products.useCase', "use_case",
    'firearm-products.handSize', "hand_size",
    'firearm-products.features', "features")),
  "created_at", "updated_at"
FROM "firearm_products";--> statement-breakpoint
DROP TABLE "bed_products";--> statement-breakpoint
DROP TABLE "firearm_products";--> statement-breakpoint
DROP FUNCTION "record_changed_products"();--> statement-breakpoint
CREATE VIEW "bed_products" AS SELECT
  "id",
  substr("key", length("source") + 3) AS "magento_id",
  "name",
  "description",
  "short_description",
  "price"::numeric(10, 2) AS "price",
  "picture_url" AS "image_url",
  "values" ->> 'bed-products.category' AS "category",
  "values" ->> 'bed-products.bedSize' AS "bed_size",
  "values" ->> 'bed-products.mattressType' AS "mattress_type",
  "values" ->> 'bed-products.firmness' AS "firmness",
  "values" -> 'bed-products.sleepStyle' AS "sleep_style",
  "values" -> 'bed-products.features' AS "features",
  "in_stock",
  "page_url" AS "magento_url",
  "created_at",
  "updated_at"
FROM "products" WHERE "source" = 'beds';--> statement-breakpoint
CREATE VIEW "firearm_products" AS SELECT
  "id",
  substr("key", length("source") + 3) AS "external_id",
  "name",
  "description",
  "short_description",
  "price"::numeric(10, 2) AS "price",
  "special_price"::numeric(10, 2) AS "special_price",
  "picture_url" AS "image_url",
  "values" ->> 'firearm-products.category' AS "category",
  "values" ->> 'firearm-products.purpose' AS "purpose",
  "values" ->> 'firearm-products.type' AS "firearm_type",
  "values" ->> 'firearm-products.subType' AS "sub_type",
  "values" ->> 'firearm-products.action' AS "action",
  "values" ->> 'firearm-products.caliber' AS "caliber",
  "brand",
  ("values" ->> 'firearm-products.capacity')::integer AS "capacity",
  ("values" ->> 'firearm-products.packSize')::integer AS "pack_size",
  ("values" ->> 'firearm-products.barrelLength')::numeric(4, 1) AS "barrel_length",
  "values" -> 'firearm-products.carryPosition' AS "carry_positions",
  "values" -> 'firearm-products.discipline' AS "sport_disciplines",
  "values" -> 'firearm-products.game' AS "hunting_game",
  "values" -> 'firearm-products.useCase' AS "use_case",
  "values" -> 'firearm-products.handSize' AS "hand_size",
  "values" -> 'firearm-products.features' AS "features",
  "in_stock",
  "page_url" AS "external_url",
  "created_at",
  "updated_at"
FROM "products" WHERE "source" = 'firearms';--> statement-breakpoint
-- What both require, whoever writes.
ALTER TABLE "products" ADD CONSTRAINT "products_beds_whole" CHECK ("source" <> 'beds' OR (
  "price" IS NOT NULL AND "price" < 100000000 AND "page_url" IS NOT NULL AND "in_stock" IS NOT NULL
  AND jsonb_exists_all("values", ARRAY['bed-products.category', 'bed-products.bedSize', 'bed-products.mattressType', 'bed-products.firmness', 'bed-products.sleepStyle', 'bed-products.features'])));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_firearms_whole" CHECK ("source" <> 'firearms' OR (
  "price" IS NOT NULL AND "price" < 100000000 AND "page_url" IS NOT NULL AND "in_stock" IS NOT NULL AND "brand" IS NOT NULL
  AND jsonb_exists_all("values", ARRAY['firearm-products.category', 'firearm-products.purpose', 'firearm-products.caliber', 'firearm-products.carryPosition', 'firearm-products.discipline', 'firearm-products.game', 'firearm-products.useCase', 'firearm-products.handSize', 'firearm-products.features'])
  AND coalesce(("values" ->> 'firearm-products.packSize')::integer > 0, true)));--> statement-breakpoint
-- A bed names rows of three lists. Who names one holds it, so that nobody deletes it meanwhile; who deletes one looks
-- for beds once nobody can begin to name it.
CREATE FUNCTION "require_bed_options"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "list" text; "attribute" text; "wanted" text; "is_there" boolean;
BEGIN
  FOR "list", "attribute" IN VALUES ('bed_sizes', 'bedSize'), ('mattress_types', 'mattressType'), ('firmness_levels', 'firmness') LOOP
    "wanted" := NEW."values" ->> ('bed-products.' || "attribute");
    CONTINUE WHEN TG_OP = 'UPDATE' AND OLD."values" ->> ('bed-products.' || "attribute") = "wanted";
    EXECUTE format('SELECT true FROM %I WHERE "id" = $1 FOR KEY SHARE', "list") INTO "is_there" USING "wanted";
    IF "is_there" IS NOT TRUE THEN
      RAISE foreign_key_violation USING MESSAGE = format('A bed names %s, which is not in %s.', "wanted", "list");
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bed_options_of_added" AFTER INSERT ON "products" FOR EACH ROW WHEN (NEW."source" = 'beds') EXECUTE FUNCTION "require_bed_options"();--> statement-breakpoint
CREATE TRIGGER "bed_options_of_changed" AFTER UPDATE OF "source", "values" ON "products" FOR EACH ROW WHEN (NEW."source" = 'beds' AND OLD."values" IS DISTINCT FROM NEW."values") EXECUTE FUNCTION "require_bed_options"();--> statement-breakpoint
CREATE FUNCTION "keep_bed_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."id" = OLD."id" THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM "products" WHERE "source" = 'beds' AND "values" ->> TG_ARGV[0] = OLD."id") THEN
    RAISE foreign_key_violation USING MESSAGE = format('A bed names %s of %s.', OLD."id", TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bed_sizes_kept" AFTER DELETE OR UPDATE OF "id" ON "bed_sizes" FOR EACH ROW EXECUTE FUNCTION "keep_bed_options"('bed-products.bedSize');--> statement-breakpoint
CREATE TRIGGER "mattress_types_kept" AFTER DELETE OR UPDATE OF "id" ON "mattress_types" FOR EACH ROW EXECUTE FUNCTION "keep_bed_options"('bed-products.mattressType');--> statement-breakpoint
CREATE TRIGGER "firmness_levels_kept" AFTER DELETE OR UPDATE OF "id" ON "firmness_levels" FOR EACH ROW EXECUTE FUNCTION "keep_bed_options"('bed-products.firmness');
