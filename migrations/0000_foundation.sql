CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"org_number" text NOT NULL,
	"company_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"plan_source" text DEFAULT 'free' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"subscription_status" text,
	"subscription_current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"industry" text,
	"location" text,
	"employees" integer,
	"revenue" bigint,
	"result" bigint,
	"ceo" text,
	"founded_year" integer,
	"company_form" text,
	"company_status" text,
	"verksamhet" text,
	"website" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_bytes" (
	"owner_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"original" "bytea" NOT NULL,
	"parquet" "bytea" NOT NULL,
	CONSTRAINT "document_bytes_owner_id_document_id_pk" PRIMARY KEY("owner_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"category" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"understanding" jsonb NOT NULL,
	"summary" text NOT NULL,
	"ready" boolean NOT NULL,
	"overrides" jsonb NOT NULL,
	"reading" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "read_choices" (
	"owner_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"overrides" jsonb NOT NULL,
	CONSTRAINT "read_choices_owner_id_fingerprint_pk" PRIMARY KEY("owner_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"feedback_type" text NOT NULL,
	"category" text NOT NULL,
	"context" text NOT NULL,
	"context_id" text,
	"rating" integer,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"owner_id" uuid NOT NULL,
	"form" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_answers_owner_id_form_pk" PRIMARY KEY("owner_id","form")
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis_type" text NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"progress_text" text DEFAULT '' NOT NULL,
	"document_id" uuid,
	"document_sha256" text NOT NULL,
	"reading" text,
	"answers" jsonb NOT NULL,
	"result" jsonb,
	"error_code" text,
	"error_text" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "analyses_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"object" text,
	"outcome" text NOT NULL,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"strikes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_bytes" ADD CONSTRAINT "document_bytes_owner_id_document_id_documents_owner_id_id_fk" FOREIGN KEY ("owner_id","document_id") REFERENCES "public"."documents"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_choices" ADD CONSTRAINT "read_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_org_number_unique" ON "users" USING btree ("org_number");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "analyses_newest" ON "analyses" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
