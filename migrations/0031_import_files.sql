CREATE TABLE "import_file_parts" (
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_file_parts_file_id_place_pk" PRIMARY KEY("file_id","place")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"encoding" text,
	"actor_id" uuid NOT NULL,
	"catalogue" text,
	"choices" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_source_products" (
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "import_source_products_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"catalogue" text NOT NULL,
	"columns" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"undo" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_undo_rows" (
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"written_at" timestamp (3) with time zone,
	"was_of_source" boolean NOT NULL,
	CONSTRAINT "import_undo_rows_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "checked" jsonb;--> statement-breakpoint
ALTER TABLE "import_file_parts" ADD CONSTRAINT "import_file_parts_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_source_products" ADD CONSTRAINT "import_source_products_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undo_rows" ADD CONSTRAINT "import_undo_rows_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_files_updated_at" ON "import_files" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "import_source_products_key" ON "import_source_products" USING btree ("key");--> statement-breakpoint
CREATE INDEX "import_sources_catalogue" ON "import_sources" USING btree ("catalogue");