-- Our samples say that they are samples: those with neither a writer nor a number above 9,999, some hundreds of rows, and no other
-- row is touched. How many found one helpful was made up: it becomes the number of visitors who said so. Two columns are added, which
-- locks reviews for an instant. The version before writes neither of them and reads on; where it puts its samples up again meanwhile,
-- they are still known by having no writer.
ALTER TABLE "reviews" ADD COLUMN "age" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "light" text;--> statement-breakpoint
COMMENT ON COLUMN "reviews"."source" IS 'How the writer came by the product; `sample`: we made the review up.';--> statement-breakpoint
COMMENT ON COLUMN "reviews"."age" IS 'The band of age that the writer told, if any.';--> statement-breakpoint
COMMENT ON COLUMN "reviews"."light" IS 'In which light the writer mostly saw the colour, if told.';--> statement-breakpoint
UPDATE "reviews" SET "source" = 'sample', "content" = "content" || '{"source": "sample", "from": null}'::jsonb,
  "helpful" = (SELECT count(*)::int FROM "review_helpful" WHERE "review_id" = "reviews"."id")
  WHERE "visitor_id" IS NULL AND "id" < 10000;
