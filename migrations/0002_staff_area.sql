CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"subject_name" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'read', 'done', 'suspected'))
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"key" text,
	"product" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_good" boolean NOT NULL,
	CONSTRAINT "product_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"catalogue" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "firearm_products_type_caliber";--> statement-breakpoint
DROP INDEX "firearm_products_purpose";--> statement-breakpoint
ALTER TABLE "embed_settings" ADD COLUMN "embed_key" text;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_created_at" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_import_rows_key" ON "product_import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "product_imports_created_at" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "firearm_products_type_caliber" ON "firearm_products" USING btree ("firearm_type",replace("caliber", '_', ' '));--> statement-breakpoint
CREATE INDEX "firearm_products_purpose" ON "firearm_products" USING btree ("purpose","category",replace("caliber", '_', ' '));--> statement-breakpoint
ALTER TABLE "embed_settings" ADD CONSTRAINT "embed_settings_embed_key_unique" UNIQUE("embed_key");