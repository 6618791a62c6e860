-- A draft is saved while somebody writes. Shoppers' servers read the finders again only where what they show has changed.
DROP TRIGGER "finders_version" ON "finders";--> statement-breakpoint
CREATE TRIGGER "finders_version" AFTER INSERT OR UPDATE OF "slug", "name", "brand", "gate_hash", "live_version" OR DELETE OR TRUNCATE ON "finders" FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_layout"('finders');
