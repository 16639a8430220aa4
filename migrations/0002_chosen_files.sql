DROP INDEX "documents_newest";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "chosen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_chosen" ON "documents" USING btree ("owner_id","chosen_at");--> statement-breakpoint
CREATE INDEX "documents_same_file" ON "documents" USING btree ("owner_id","sha256");--> statement-breakpoint
UPDATE "documents" SET "chosen_at" = "created_at";
