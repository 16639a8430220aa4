CREATE TABLE "report_links" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"label" text NOT NULL,
	"rows" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "report_links_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_analysis_fk" FOREIGN KEY ("owner_id","analysis_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("owner_id","token_hash");--> statement-breakpoint
CREATE INDEX "report_links_analysis" ON "report_links" USING btree ("owner_id","analysis_id");--> statement-breakpoint
CREATE INDEX "report_links_expires_at" ON "report_links" USING btree ("expires_at");