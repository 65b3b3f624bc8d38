import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import { redNightAt } from "#contracts/red-night.ts";
import {
  petNameSchema,
  redChoicesSchema,
  redClockSchema,
  redDoneSchema,
  type RedMemory,
  redMemorySchema,
  redPixelSchema,
  redSeaSchema,
} from "#contracts/red-memory.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { meetMonster } from "#server/modules/meetings/meet-monster.ts";
import { callRed, countOfRed, keepChoices, memoryOf, rememberRed } from "#server/modules/reds/memories.ts";
import { lightPoint, nightsOf } from "#server/modules/reds/pixels.ts";
import { seaCount, seaPage } from "#server/modules/reds/sea.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { redCalendar } from "./calendar.server.ts";
import { readPetName } from "./rules/pet-name.ts";
import { readRedCode } from "./rules/red-code.ts";
import { firstRed } from "./rules/red-colour.ts";
import { lightOf, named } from "./story.server.ts";

const seaPageSize = 60;
/** The monster that has no name is met by whoever gives one. */
const namelessId = "24";

/** What visitors remember of red. */
export const api = new Hono<ApiEnv>()
  .get("/clock", route({ summary: "The server's clock", answer: redClockSchema }), (c) =>
    c.json({ now: c.var.platform.clock.now().toISOString() }),
  )
  .get(
    "/nights.ics",
    route({
      summary: "The launch, or the nights without red to come, as a calendar file (RFC 5545)",
      answer: v.string(),
    }),
    async (c) => {
      const { clock, settings } = c.var.platform;
      return c.body(redCalendar((await master(c)).schedule, clock.now(), settings.publicUrl), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="kate-zone-red.ics"',
      });
    },
  )
  .get("/memory", route({ summary: "What the visitor remembers so far", answer: redMemorySchema }), async (c) =>
    c.json(await memory(c.var.platform.database, c.var.visitorId, await master(c))),
  )
  .put(
    "/memory",
    route({
      summary: "Adds the choices of a chapter to what is remembered",
      body: redChoicesSchema,
      answer: redMemorySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const choices = c.req.valid("json");
      const data = await master(c);
      return idempotentWrite(c, c.var.platform.database, "mor-memory", async ({ queries, visitorId, now }) => {
        await keepChoices(queries, { visitorId, choices, now });
        return { status: 200, body: await memory(queries, visitorId, data) };
      });
    },
  )
  .post(
    "/red",
    route({
      summary: "The visitor has come to a red; it joins the sea",
      body: redDoneSchema,
      answer: redMemorySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const choices = readRedCode(c.req.valid("json").code);
      if (!choices) throw new ApiFailure("E-INPUT", { fields: ["code"] });
      const data = await master(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "mor-red", async ({ queries, visitorId, now }) => {
        const { code, hex, name } = lightOf(choices, data);
        await rememberRed(queries, { id: random.uuid(), visitorId, choices, code, hex, now });
        const work = { site: "mor", title: name, path: `/mor?c=${code}`, madeAt: now };
        await recordWork(queries, random.uuid(), visitorId, work);
        await meetMonster(queries, { visitorId, monsterId: namelessId, place: "mor", now });
        return { status: 200, body: await memory(queries, visitorId, data) };
      });
    },
  )
  .put(
    "/pet-name",
    route({
      summary: "What the visitor calls the red, shown to nobody else; null takes it away",
      body: petNameSchema,
      answer: redMemorySchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { petName } = c.req.valid("json");
      const name = petName === null ? null : readPetName(petName);
      if (petName !== null && name === null) throw new ApiFailure("E-INPUT", { fields: ["petName"] });
      const data = await master(c);
      return idempotentWrite(c, c.var.platform.database, "mor-pet-name", async ({ queries, visitorId }) => {
        if (!(await callRed(queries, visitorId, name))) throw new ApiFailure("E-404");
        return { status: 200, body: await memory(queries, visitorId, data) };
      });
    },
  )
  .post(
    "/pixel",
    route({
      summary: "Lights the visitor's point of the picture of the night that is on",
      answer: redPixelSchema,
      errors: ["E-CLOSED"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { schedule } = await master(c);
      return idempotentWrite(c, c.var.platform.database, "mor-pixel", async ({ queries, visitorId, now }) => {
        const night = redNightAt(schedule, now.getTime());
        if (!night) throw new ApiFailure("E-CLOSED");
        const { red, choices } = await memoryOf(queries, visitorId);
        const hex = red?.hex ?? firstRed(choices.thing ?? 0);
        const point = await lightPoint(queries, { visitorId, nightId: night.id, hex, now });
        return { status: 200, body: { nightId: night.id, ...point } };
      });
    },
  )
  .get(
    "/sea",
    route({
      summary: "Reds that visitors remembered, the newest first; `after` goes on where a page ended",
      query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
      answer: redSeaSchema,
    }),
    async (c) => {
      const data = await master(c);
      const { database } = c.var.platform;
      const page = await seaPage(database, seaPageSize, c.req.valid("query").after ?? null);
      return c.json({ lights: named(page.lights, data), next: page.next, count: await seaCount(database) });
    },
  );

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

async function memory(queries: Queries, visitorId: string | null, data: MasterData): Promise<RedMemory> {
  const { choices, red } = await memoryOf(queries, visitorId);
  const [light] = red ? named([red], data) : [];
  return {
    choices,
    red:
      red && light
        ? {
            ...light,
            petName: red.petName,
            rememberedAt: red.rememberedAt.toISOString(),
            others: (await countOfRed(queries, red.code)) - 1,
          }
        : null,
    litNights: await nightsOf(queries, visitorId),
  };
}
