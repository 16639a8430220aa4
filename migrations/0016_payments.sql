CREATE TABLE "guest_signups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_hash" text,
	"sealed" "bytea",
	"account_id" uuid,
	"failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_mails_subscription_id_kind_about_pk" PRIMARY KEY("subscription_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"frequency" text NOT NULL,
	"payment" text NOT NULL,
	"trial_days" integer,
	"checkout_id" text,
	"url" text,
	"is_over" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"finished_at" timestamp with time zone,
	"mended" integer
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"checkout_id" text,
	"subscription_id" text,
	"customer_id" text,
	"disputed_charge_id" text,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"frequency" text,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"payment" jsonb,
	"unpaid_since" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_signups" ADD CONSTRAINT "guest_signups_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_signups_claim" ON "guest_signups" USING btree ("claim_hash");--> statement-breakpoint
CREATE INDEX "guest_signups_created" ON "guest_signups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guest_signups_account" ON "guest_signups" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "checkouts_owner" ON "checkouts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "checkouts_unfinished" ON "checkouts" USING btree ("created_at") WHERE not "checkouts"."is_over";--> statement-breakpoint
CREATE INDEX "payment_events_unhandled" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_ownerless" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "test_payments_customer" ON "test_payments" USING btree ("customer_id");