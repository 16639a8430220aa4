CREATE TABLE "action_tasks" (
	"owner_id" uuid NOT NULL,
	"action_id" text NOT NULL,
	"assignee" text NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_tasks_owner_id_action_id_pk" PRIMARY KEY("owner_id","action_id")
);
--> statement-breakpoint
ALTER TABLE "action_tasks" ADD CONSTRAINT "action_tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;