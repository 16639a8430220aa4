CREATE TABLE "issued_reports" (
	"owner_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"code" text NOT NULL,
	"contents" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_reports_owner_id_analysis_id_sha256_pk" PRIMARY KEY("owner_id","analysis_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "issued_reports" ADD CONSTRAINT "issued_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_reports" ADD CONSTRAINT "issued_reports_analysis_fk" FOREIGN KEY ("owner_id","analysis_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_reports_code" ON "issued_reports" USING btree ("owner_id","code");