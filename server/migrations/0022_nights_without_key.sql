-- The half of the foreign key that looked for the visitor at every night goes: who writes a night has made or holds the visitor's
-- row in the same transaction. The other half, that nights go with their visitor, stays as a trigger, so that the version before
-- finds nothing changed. Both tables are locked for an instant; no row is read.
CREATE FUNCTION "public"."forget_visit_nights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "public"."visit_nights" WHERE "visitor_id" = OLD."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "visitors_forget_nights" AFTER DELETE ON "visitors" FOR EACH ROW EXECUTE FUNCTION "public"."forget_visit_nights"();--> statement-breakpoint
ALTER TABLE "visit_nights" DROP CONSTRAINT "visit_nights_visitor_id_visitors_id_fk";
