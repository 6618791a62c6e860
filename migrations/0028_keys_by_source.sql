CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_source_key" ON "products" USING btree ("source",substr("key", length("source") + 3));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_source_id" ON "products" USING btree ("source","id");
