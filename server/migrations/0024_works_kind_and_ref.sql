-- What a work is, and which one of its kind: saved items find their works by it, no longer by a pattern of their addresses.
-- The table is held for an instant, then every row is written once: writes of works wait, about ten seconds a million rows;
-- pages do not. The version before finds nothing changed, and what it writes until it is replaced has neither: such a work
-- is listed as before, but its saved item is told without it.
ALTER TABLE "works" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "ref" text;--> statement-breakpoint
UPDATE "works" SET ("kind", "ref") = (
  SELECT named."kind", named."ref" FROM (VALUES
    ('scan', 'face', split_part(split_part("path", '/', 4), '?', 1)),
    ('lmp', 'prophecies', regexp_replace("path", '^/lmp\?d=(\d{4})(\d\d)(\d\d)&.*$', '\1-\2-\3')),
    ('mcm', 'mascaras', split_part("path", '?r=', 2)),
    ('yoku', 'palettes', split_part("path", '?p=', 2)),
    ('personalmakeup', 'recipes', split_part("path", '?r=', 2)),
    -- The key of one hack: two characters of base 32, and one that checks them.
    ('hack', 'hacks', (32 * (strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr("path", 9, 1)) - 1)
      + strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr("path", 10, 1)) - 1)::text),
    -- Its address names the colour, which may have been found twice: the moment tells which.
    ('chameleon', 'colours', (SELECT "id"::text FROM "collected_colours" AS found
      WHERE found."visitor_id" = "works"."visitor_id" AND found."found_at" = "works"."made_at" LIMIT 1)),
    ('ucp', 'mural', split_part("path", '?a=', 2)),
    ('mor', 'red', split_part("path", '?c=', 2)),
    ('style', 'faces', split_part("path", '?f=', 2)),
    ('testerplay', 'footprints', split_part("path", '?c=', 2)),
    ('lmw', 'talks', split_part("path", '?m=', 2)),
    ('campaign', 'draws', split_part("path", '/', 3))
  ) AS named ("site", "kind", "ref") WHERE named."site" = "works"."site"
);
