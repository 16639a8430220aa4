CREATE TABLE "mailing_recipients" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"confirm_hash" text,
	"leave_hash" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "mailing_recipients_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL,
	"day" integer NOT NULL,
	"form" text NOT NULL,
	"password_hash" text,
	"run_id" uuid NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_through" timestamp with time zone,
	"outcome" text,
	"outcome_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_recipients_leave" ON "mailing_recipients" USING btree ("owner_id","leave_hash");--> statement-breakpoint
CREATE INDEX "mailings_next_at" ON "mailings" USING btree ("next_at");