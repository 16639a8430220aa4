CREATE TABLE "action_marks" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"action_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_marks_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "action_marks" ADD CONSTRAINT "action_marks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_marks_newest" ON "action_marks" USING btree ("owner_id","at");