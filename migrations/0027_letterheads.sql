CREATE TABLE "letterheads" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"logo" jsonb,
	"accent" text,
	"footer" text NOT NULL,
	"prepared_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;