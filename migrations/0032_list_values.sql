ALTER TABLE "product_list_rows" ADD COLUMN "value" jsonb;--> statement-breakpoint
ALTER TABLE "product_lists" ADD COLUMN "attribute" text;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "is_list" boolean DEFAULT false NOT NULL;