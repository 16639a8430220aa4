CREATE TABLE "report_answers" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_answers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD COLUMN "answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_analysis_fk" FOREIGN KEY ("owner_id","analysis_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_answers_analysis" ON "report_answers" USING btree ("owner_id","analysis_id");