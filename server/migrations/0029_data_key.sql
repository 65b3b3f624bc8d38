-- Two new tables, and a column that is null in every row: draw_gift_codes is locked for an instant. The version before reads and
-- writes prizes under the secrets as it did; what this version encrypts it cannot open, so start the new one everywhere soon.
CREATE TABLE "data_keys" (
	"number" integer PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_key_wraps" (
	"number" integer NOT NULL REFERENCES "public"."data_keys"("number") ON DELETE cascade,
	"secret_id" text NOT NULL,
	"wrapped" text NOT NULL,
	CONSTRAINT "data_key_wraps_pk" PRIMARY KEY("number","secret_id")
);
--> statement-breakpoint
ALTER TABLE "draw_gift_codes" ADD COLUMN "unreadable_at" timestamp (3) with time zone;--> statement-breakpoint
COMMENT ON TABLE "data_keys" IS 'Keys under which prizes and recovery words are kept. The one with the highest number is in use; another is made only when no secret opens it.';--> statement-breakpoint
COMMENT ON COLUMN "data_keys"."key_id" IS 'Eight hex digits; values begin with them.';--> statement-breakpoint
COMMENT ON TABLE "data_key_wraps" IS 'A data key, encrypted under each secret by itself.';--> statement-breakpoint
COMMENT ON COLUMN "data_key_wraps"."secret_id" IS 'A keyed hash that names the secret and does not tell it.';--> statement-breakpoint
COMMENT ON TABLE "draw_gift_codes" IS 'Gift codes of a prize, each encrypted under the data key, and given to one winner.';--> statement-breakpoint
COMMENT ON COLUMN "draw_gift_codes"."print" IS 'A keyed hash of the code: the same one is not taken in twice. With a point in it: keyed by the data key; else by a secret.';--> statement-breakpoint
COMMENT ON COLUMN "draw_gift_codes"."unreadable_at" IS 'When it was found that no key opens it: then it is given to nobody. Null again when one does.';--> statement-breakpoint
COMMENT ON TABLE "draw_addresses" IS 'Where a prize is sent: encrypted under the data key; gone with its visitor, by hand, or on its day.';
