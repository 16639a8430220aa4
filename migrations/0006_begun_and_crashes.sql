ALTER TABLE "analyses" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;