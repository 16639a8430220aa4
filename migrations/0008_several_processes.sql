CREATE TABLE "key_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_request" ON "analyses" USING btree ("owner_id","request_key");--> statement-breakpoint
CREATE INDEX "analyses_unfinished" ON "analyses" USING btree ("owner_id","id") WHERE "analyses"."stage" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "throttles_window_ends" ON "throttles" USING btree ("window_ends");