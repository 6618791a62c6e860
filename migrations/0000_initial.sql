CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" varchar(100) NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'admin' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_username_unique" UNIQUE("username"),
	CONSTRAINT "admin_users_email_unique" UNIQUE("email"),
	CONSTRAINT "admin_users_role" CHECK ("admin_users"."role" in ('admin', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "bed_finder_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gun_finder_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bed_sizes" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"dimensions" text NOT NULL,
	"price_modifier" real DEFAULT 1 NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bed_sizes_price_modifier_positive" CHECK ("bed_sizes"."price_modifier" > 0)
);
--> statement-breakpoint
CREATE TABLE "budget_ranges" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"min_price" integer NOT NULL,
	"max_price" integer NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_ranges_order" CHECK (0 <= "budget_ranges"."min_price" and "budget_ranges"."min_price" <= "budget_ranges"."max_price")
);
--> statement-breakpoint
CREATE TABLE "features" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"category" text DEFAULT 'comfort' NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firmness_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"level" integer DEFAULT 5 NOT NULL,
	"recommended_for" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firmness_levels_level_range" CHECK ("firmness_levels"."level" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "mattress_types" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sleep_concerns" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '#ef4444' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sleep_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"image_url" text,
	"popular" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"top_seller" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "seed_markers" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bed_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"magento_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"short_description" text,
	"price" numeric(10, 2) NOT NULL,
	"image_url" text,
	"category" text NOT NULL,
	"bed_size" text NOT NULL,
	"mattress_type" text NOT NULL,
	"firmness" text NOT NULL,
	"sleep_style" jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"magento_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bed_products_magento_id_unique" UNIQUE("magento_id"),
	CONSTRAINT "bed_products_price_positive" CHECK ("bed_products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "firearm_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"short_description" text,
	"price" numeric(10, 2) NOT NULL,
	"special_price" numeric(10, 2),
	"image_url" text,
	"category" text NOT NULL,
	"purpose" text NOT NULL,
	"firearm_type" text,
	"sub_type" text,
	"action" text,
	"caliber" text NOT NULL,
	"brand" text NOT NULL,
	"capacity" integer,
	"barrel_length" numeric(4, 1),
	"carry_positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sport_disciplines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hunting_game" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"use_case" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hand_size" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"external_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firearm_products_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "firearm_products_price_positive" CHECK ("firearm_products"."price" >= 0),
	CONSTRAINT "firearm_products_special_below_price" CHECK ("firearm_products"."special_price" is null or ("firearm_products"."special_price" >= 0 and "firearm_products"."special_price" <= "firearm_products"."price"))
);
--> statement-breakpoint
ALTER TABLE "bed_products" ADD CONSTRAINT "bed_products_bed_size_bed_sizes_id_fk" FOREIGN KEY ("bed_size") REFERENCES "public"."bed_sizes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_products" ADD CONSTRAINT "bed_products_mattress_type_mattress_types_id_fk" FOREIGN KEY ("mattress_type") REFERENCES "public"."mattress_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_products" ADD CONSTRAINT "bed_products_firmness_firmness_levels_id_fk" FOREIGN KEY ("firmness") REFERENCES "public"."firmness_levels"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bed_finder_sessions_created_at" ON "bed_finder_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gun_finder_sessions_created_at" ON "gun_finder_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "bed_products_size_price" ON "bed_products" USING btree ("bed_size","price");--> statement-breakpoint
CREATE INDEX "bed_products_mattress_type" ON "bed_products" USING btree ("mattress_type");--> statement-breakpoint
CREATE INDEX "bed_products_firmness" ON "bed_products" USING btree ("firmness");--> statement-breakpoint
CREATE INDEX "firearm_products_type_caliber" ON "firearm_products" USING btree ("firearm_type","caliber");--> statement-breakpoint
CREATE INDEX "firearm_products_purpose" ON "firearm_products" USING btree ("purpose","category");--> statement-breakpoint
CREATE INDEX "firearm_products_brand" ON "firearm_products" USING btree ("brand");--> statement-breakpoint
-- Written by hand: drizzle-kit has no words for triggers. Every write to a catalogue raises its
-- version, so that no server goes on showing a price that was changed, however it was changed.
INSERT INTO "catalogue_versions" ("name", "version") VALUES ('beds', 1), ('firearms', 1);--> statement-breakpoint
CREATE FUNCTION "raise_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_versions" SET "version" = "version" + 1 WHERE "name" = TG_ARGV[0];
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bed_products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sleep_styles" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sleep_concerns" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bed_sizes" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "mattress_types" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "firmness_levels" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "budget_ranges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "beds_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "features" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('beds');--> statement-breakpoint
CREATE TRIGGER "firearms_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "firearm_products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"('firearms');
