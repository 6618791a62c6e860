ALTER TABLE "catalogue_changes" ADD COLUMN "is_definition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What attributes and catalogues are touches no product: whoever knows how they were can tell what it means for what is held.
CREATE OR REPLACE FUNCTION "record_changed_layout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_catalogue_change"(TG_ARGV[0], NULL);
  UPDATE "catalogue_changes" SET "is_definition" = true
    WHERE "name" = TG_ARGV[0] AND "version" = (SELECT "version" FROM "catalogue_versions" WHERE "name" = TG_ARGV[0]);
  RETURN NULL;
END $$;
