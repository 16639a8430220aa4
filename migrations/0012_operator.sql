CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "thread" "bytea";--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "thread" "bytea";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "error" text;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" USING btree ("created_at") WHERE "feedback"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "analyses_newest_of_all" ON "analyses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "analyses_failed" ON "analyses" USING btree ("finished_at") WHERE "analyses"."stage" = 'failed';--> statement-breakpoint
CREATE INDEX "audit_log_event" ON "audit_log" USING btree ("event","at");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object","at");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_paying" ON "users" USING btree ("plan") WHERE "users"."plan" not in ('free', 'free_trial');--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin (lower(translate("name" || ' ' || "email" || ' ' || "company_name" || ' ' || "org_number", 'ÅÄÖÉÈÜØÆ', 'åäöéèüøæ')) gin_trgm_ops) WITH (fastupdate=false);