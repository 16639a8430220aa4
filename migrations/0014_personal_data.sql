CREATE TABLE "consents" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"about" text NOT NULL,
	"version" text NOT NULL,
	"choice" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"owner_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "export_parts_owner_id_export_id_attempt_id_part_pk" PRIMARY KEY("owner_id","export_id","attempt_id","part")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"attempt_id" uuid,
	"size" bigint,
	"parts" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exports_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_choices_owner_id_kind_pk" PRIMARY KEY("owner_id","kind")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "sender_hash" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removal_announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_owner_id_export_id_exports_owner_id_id_fk" FOREIGN KEY ("owner_id","export_id") REFERENCES "public"."exports"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("owner_id","about","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_each" ON "exports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "exports_created_at" ON "exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_sender" ON "contact_messages" USING btree ("sender_hash");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "users_removal_announced" ON "users" USING btree ("removal_announced_at") WHERE "users"."removal_announced_at" is not null;--> statement-breakpoint
-- The page that accounts were made on said that the terms are accepted by it, and where the privacy policy stands.
INSERT INTO "consents" SELECT "id", gen_random_uuid(), 'terms', '2025-08-10', 'accepted', "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "consents" SELECT "id", gen_random_uuid(), 'privacy', '2025-08-10', 'informed', "created_at" FROM "users";
