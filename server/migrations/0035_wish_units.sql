-- Of what a visitor has: how many, and what is nearly empty. Two columns with constant defaults, which locks wishes for an instant and
-- rewrites nothing. The version before writes neither of them and reads on.
ALTER TABLE "wishes" ADD COLUMN "units" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "is_low" boolean DEFAULT false NOT NULL;--> statement-breakpoint
COMMENT ON COLUMN "wishes"."units" IS 'How many of it the visitor has, 1 to 20; 1 where nobody counted.';--> statement-breakpoint
COMMENT ON COLUMN "wishes"."is_low" IS 'The visitor said that it is nearly empty: it stands among the wanted ones too.';
