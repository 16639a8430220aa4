ALTER TABLE "audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
ALTER TABLE "audit_log_before" RENAME CONSTRAINT "audit_log_pkey" TO "audit_log_before_pkey";--> statement-breakpoint
ALTER INDEX "audit_log_actor" RENAME TO "audit_log_before_actor";--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint DEFAULT nextval('audit_log_id_seq') NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"object" text,
	"outcome" text NOT NULL,
	"address" text,
	"request_id" text,
	CONSTRAINT "audit_log_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER SEQUENCE "audit_log_id_seq" OWNED BY "audit_log"."id";--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
-- What is dated outside the months there are. It should stay empty.
CREATE TABLE "audit_log_other" PARTITION OF "audit_log" DEFAULT;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log_other
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE FUNCTION audit_log_add_month(first date) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  part text := 'audit_log_' || to_char(first, 'YYYY_MM');
BEGIN
  IF to_regclass('public.' || part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE public.%I PARTITION OF public.audit_log FOR VALUES FROM (%L) TO (%L)',
    part, to_char(first, 'YYYY-MM-DD "00:00:00+00"'), to_char(first + interval '1 month', 'YYYY-MM-DD "00:00:00+00"'));
  EXECUTE format('CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.%I
    FOR EACH STATEMENT EXECUTE FUNCTION public.audit_log_is_append_only()', part);
EXCEPTION WHEN check_violation THEN
  -- Events of that month are in audit_log_other already: there they stay, and go by their age.
  NULL;
END $$;
--> statement-breakpoint
-- Makes the months to come, and lets go of those that are wholly older than 24 months. With the owner's rights, so that
-- whoever runs the product can empty the log by age and in no other way.
CREATE FUNCTION audit_log_keep() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  this_month date := date_trunc('month', now() AT TIME ZONE 'UTC');
  old text;
BEGIN
  PERFORM pg_advisory_xact_lock(7402115);
  FOR ahead IN 0..2 LOOP
    PERFORM public.audit_log_add_month((this_month + make_interval(months => ahead))::date);
  END LOOP;
  FOR old IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.audit_log'::regclass AND c.relname ~ '^audit_log_\d{4}_\d{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '25 months' <= now() AT TIME ZONE 'UTC'
  LOOP
    EXECUTE format('DROP TABLE public.%I', old);
  END LOOP;
  DELETE FROM public.audit_log_other WHERE at < now() - interval '24 months';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_log_add_month(date), audit_log_keep() FROM PUBLIC;--> statement-breakpoint
DO $$
DECLARE
  month date;
BEGIN
  FOR month IN SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC')::date FROM audit_log_before LOOP
    PERFORM audit_log_add_month(month);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "audit_log" SELECT * FROM "audit_log_before" ORDER BY "id";--> statement-breakpoint
DROP TABLE "audit_log_before";--> statement-breakpoint
SELECT audit_log_keep();
