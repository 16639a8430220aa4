CREATE TABLE "purchase_marks" (
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_marks_hash_kind_subscription_id_pk" PRIMARY KEY("hash","kind","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "subscriptions_withdrawn";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "had_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_checks" ADD COLUMN "failed" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchase_marks_at" ON "purchase_marks" USING btree ("at");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_to_end" ON "subscriptions" USING btree ("end_next_at") WHERE ("subscriptions"."withdrawn_at" is not null or "subscriptions"."end_reason" is not null) and "subscriptions"."end_done_at" is null;--> statement-breakpoint
UPDATE "checkouts" SET "had_account" = true WHERE "owner_id" IS NOT NULL;
