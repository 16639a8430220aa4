CREATE TABLE "notice_recipients" (
	"owner_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notice_recipients_owner_id_notice_id_pk" PRIMARY KEY("owner_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"effective_on" date NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_recipients" ADD CONSTRAINT "notice_recipients_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_recipients" ADD CONSTRAINT "notice_recipients_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_recipients_waiting" ON "notice_recipients" USING btree ("notice_id") WHERE "notice_recipients"."mailed_at" is null;