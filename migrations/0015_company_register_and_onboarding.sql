CREATE TABLE "register_companies" (
	"generation" integer NOT NULL,
	"org_number" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"city" text,
	"codes" text NOT NULL,
	"form" text,
	"status" text,
	"founded_year" integer,
	"activity" text,
	CONSTRAINT "register_companies_generation_org_number_pk" PRIMARY KEY("generation","org_number")
) PARTITION BY LIST ("generation");
--> statement-breakpoint
CREATE TABLE "register_states" (
	"id" smallint PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"companies" integer NOT NULL,
	"by_likeness" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarding_completed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarding_step" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarding_goal" text;