ALTER TABLE "issued_reports" ADD COLUMN "package" text;--> statement-breakpoint
ALTER TABLE "issued_reports" ADD COLUMN "costs_id" uuid;--> statement-breakpoint
ALTER TABLE "issued_reports" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "issued_reports" ADD CONSTRAINT "issued_reports_costs_fk" FOREIGN KEY ("owner_id","costs_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_reports" ADD CONSTRAINT "issued_reports_plan_fk" FOREIGN KEY ("owner_id","plan_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;