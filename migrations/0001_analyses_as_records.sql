ALTER TABLE "analyses" ALTER COLUMN "document_sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "overrides" jsonb;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "basis" jsonb;--> statement-breakpoint
-- Analyses made before engines had a version are of the first.
ALTER TABLE "analyses" ADD COLUMN "engine_version" text NOT NULL DEFAULT '1.0.0';--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "engine_version" DROP DEFAULT;