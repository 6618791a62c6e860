-- Anybody may ask for a version that is no longer live until a day later, and from then on only who has its mark.
ALTER TABLE "finders" ADD COLUMN "former_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Runs that are under way on a version from before have no mark yet: they get it within the first day.
UPDATE "finders" SET "former_versions" = (SELECT coalesce(jsonb_object_agg("version"::text, floor(extract(epoch FROM now()) * 1000)), '{}'::jsonb) FROM "finder_versions" WHERE "finder_versions"."slug" = "finders"."slug" AND "finder_versions"."version" IS DISTINCT FROM "finders"."live_version");--> statement-breakpoint
-- Kept by the database: servers of the version before publish, too.
CREATE FUNCTION "keep_former_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this_moment bigint := floor(extract(epoch FROM now()) * 1000);
  former jsonb := OLD."former_versions";
BEGIN
  IF OLD."live_version" IS NOT NULL THEN
    former := former || jsonb_build_object(OLD."live_version"::text, this_moment);
  END IF;
  SELECT coalesce(jsonb_object_agg(key, value), '{}'::jsonb) INTO NEW."former_versions" FROM jsonb_each(former)
    WHERE key IS DISTINCT FROM NEW."live_version"::text AND value::bigint > this_moment - 24 * 60 * 60 * 1000;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "finders_former_versions" BEFORE UPDATE OF "live_version" ON "finders" FOR EACH ROW WHEN (OLD."live_version" IS DISTINCT FROM NEW."live_version") EXECUTE FUNCTION "keep_former_versions"();
