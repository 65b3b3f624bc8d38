import { Hono } from "hono";
import { textIn } from "#contracts/localized-text.ts";
import { type BadgeDetailsList, badgeDetailsQuerySchema, badgeDetailsSchema } from "#contracts/badge.ts";
import { getBadgePositions } from "../modules/badges/count-badges.ts";
import type { ApiEnv } from "./api-env.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/seals`: what the badges are called that a write has just earned. */
export function badgesApi(): Hono<ApiEnv> {
  const details = {
    summary: "What some of the visitor's seals are called and were given for",
    query: badgeDetailsQuerySchema,
    answer: badgeDetailsSchema,
  };
  return new Hono<ApiEnv>().get("/seals", route(details), async (c) => {
    const { ids, lang } = c.req.valid("query");
    const { visitorId, platform, masterData } = c.var;
    const all = (await masterData.read())?.seals ?? [];
    const positions = visitorId === null ? null : await getBadgePositions(platform.database, visitorId, ids.split(","));
    const badges = [...(positions ?? [])].flatMap(([id, position]) => {
      const badge = all.find((other) => other.id === id);
      if (!badge) return [];
      const [title, condition] = [textIn(badge.title, lang), textIn(badge.condition, lang)];
      return [{ id, title, condition, sign: [...badge.title.ja][0] ?? "", place: position }];
    });
    return c.json({ seals: badges } satisfies BadgeDetailsList);
  });
}
