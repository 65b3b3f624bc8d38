-- Comments only, of three columns: no lock is waited for longer than a name is looked up.
COMMENT ON COLUMN "collected_colours"."time_word" IS 'Numbers of words, as in content/colour-names.';--> statement-breakpoint
COMMENT ON COLUMN "red_memories"."choices" IS 'Numbers of lines in content/memories.';--> statement-breakpoint
COMMENT ON COLUMN "two_faces"."morning" IS '0 to 7, as in content/two-faces.';
