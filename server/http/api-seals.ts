import { Hono } from "hono";
import { textIn } from "#contracts/localized-text.ts";
import { type ToldSeals, toldSealsQuerySchema, toldSealsSchema } from "#contracts/seal.ts";
import { placesOfSeals } from "../modules/seals/count-seals.ts";
import type { ApiEnv } from "./api-env.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/seals`: what the seals are called that a write has just earned. */
export function sealsApi(): Hono<ApiEnv> {
  const told = {
    summary: "What some of the visitor's seals are called and were given for",
    query: toldSealsQuerySchema,
    answer: toldSealsSchema,
  };
  return new Hono<ApiEnv>().get("/seals", route(told), async (c) => {
    const { ids, lang } = c.req.valid("query");
    const { visitorId, platform, masterData } = c.var;
    const all = (await masterData.read())?.seals ?? [];
    const places = visitorId === null ? null : await placesOfSeals(platform.database, visitorId, ids.split(","));
    const seals = [...(places ?? [])].flatMap(([id, place]) => {
      const seal = all.find((other) => other.id === id);
      if (!seal) return [];
      const [title, condition] = [textIn(seal.title, lang), textIn(seal.condition, lang)];
      return [{ id, title, condition, sign: [...seal.title.ja][0] ?? "", place }];
    });
    return c.json({ seals } satisfies ToldSeals);
  });
}
