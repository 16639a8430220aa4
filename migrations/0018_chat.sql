CREATE TABLE "chat_pins" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"fact" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_pins_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"analysis_id" uuid,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"worked_until" timestamp with time zone,
	"answer_id" uuid NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"helpful" boolean,
	"reason" text,
	"request_key" uuid,
	CONSTRAINT "chat_turns_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_pins" ADD CONSTRAINT "chat_pins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_turns_conversation" ON "chat_turns" USING btree ("owner_id","conversation_id","asked_at");--> statement-breakpoint
CREATE INDEX "chat_turns_newest" ON "chat_turns" USING btree ("owner_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_turns_request" ON "chat_turns" USING btree ("owner_id","request_key");