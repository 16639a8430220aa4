ALTER TABLE "documents" ADD COLUMN "asks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "documents" SET "asks" = true WHERE "understanding" @? '$.questions[*]';