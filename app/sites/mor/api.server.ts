import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import { getCurrentNoRedEvent } from "#contracts/no-red-event.ts";
import {
  petNameSchema,
  memoryChoicesSchema,
  serverClockSchema,
  finishMemorySchema,
  type MyMemoryState,
  myMemorySchema,
  noRedPixelSchema,
  memoryFeedSchema,
} from "#contracts/memory.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { recordEncounter } from "#server/modules/encounters/record-encounter.ts";
import {
  updatePetName,
  countSameMemories,
  saveChoices,
  getMyMemory,
  saveMemory,
} from "#server/modules/memories/memories.ts";
import { addPixel, listMyNoRedEventIds } from "#server/modules/memories/no-red-pixels.ts";
import { countMemories, getMemoryFeedPage } from "#server/modules/memories/memory-feed.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { createCalendar } from "./calendar.server.ts";
import { isComplete } from "./rules/choices.ts";
import { parsePetName } from "./rules/pet-name.ts";
import { parseMemoryCode } from "./rules/memory-code.ts";
import { firstRed } from "./rules/memory-colour.ts";
import { createMemoryLight, addNames } from "./memory.server.ts";

const feedPageSize = 60;
/** The monster that has no name is met by whoever gives one. */
const namelessRedId = "24";

/** What visitors remember of red. */
export const api = new Hono<ApiEnv>()
  .get("/clock", route({ summary: "The server's clock", answer: serverClockSchema }), (c) =>
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
      return c.body(createCalendar((await getMaster(c)).schedule, clock.now(), settings.publicUrl), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="kate-zone-red.ics"',
      });
    },
  )
  .get("/memory", route({ summary: "What the visitor remembers so far", answer: myMemorySchema }), async (c) =>
    c.json(await getMemory(c.var.platform.database, c.var.visitorId, await getMaster(c))),
  )
  .put(
    "/memory",
    route({
      summary: "Adds the choices of a chapter to what is remembered",
      body: memoryChoicesSchema,
      answer: myMemorySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const choices = c.req.valid("json");
      const data = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "mor-memory", async ({ queries, visitorId, now }) => {
        await saveChoices(queries, { visitorId, choices, now });
        return { status: 200, body: await getMemory(queries, visitorId, data) };
      });
    },
  )
  .post(
    "/red",
    route({
      summary: "The visitor has come to a red; it joins the sea",
      body: finishMemorySchema,
      answer: myMemorySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const choices = parseMemoryCode(c.req.valid("json").code);
      if (!choices) throw new HttpError("E-INPUT", { fields: ["code"] });
      const data = await getMaster(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "mor-red", async ({ queries, visitorId, now }) => {
        if (!isComplete((await getMyMemory(queries, visitorId)).choices))
          throw new HttpError("E-INPUT", { fields: ["chapters"] });
        const { code, hex, name } = createMemoryLight(choices, data);
        await saveMemory(queries, { id: random.uuid(), visitorId, choices, code, hex, now });
        const work = { site: "mor", kind: "red", ref: code, title: name, path: `/mor?c=${code}`, madeAt: now };
        await recordWork(queries, random.uuid(), visitorId, work);
        await recordEncounter(queries, { visitorId, monsterId: namelessRedId, place: "mor", now });
        return { status: 200, body: await getMemory(queries, visitorId, data) };
      });
    },
  )
  .put(
    "/pet-name",
    route({
      summary: "What the visitor calls the red, shown to nobody else; null takes it away",
      body: petNameSchema,
      answer: myMemorySchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { petName } = c.req.valid("json");
      const name = petName === null ? null : parsePetName(petName);
      if (petName !== null && name === null) throw new HttpError("E-INPUT", { fields: ["petName"] });
      const data = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "mor-pet-name", async ({ queries, visitorId }) => {
        if (!(await updatePetName(queries, visitorId, name))) throw new HttpError("E-404");
        return { status: 200, body: await getMemory(queries, visitorId, data) };
      });
    },
  )
  .post(
    "/pixel",
    route({
      summary: "Lights the visitor's point of the picture of the night that is on",
      answer: noRedPixelSchema,
      errors: ["E-CLOSED"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { schedule } = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "mor-pixel", async ({ queries, visitorId, now }) => {
        const event = getCurrentNoRedEvent(schedule, now.getTime());
        if (!event) throw new HttpError("E-CLOSED");
        const { red, choices } = await getMyMemory(queries, visitorId);
        const hex = red?.hex ?? firstRed(choices.thing ?? 0);
        const point = await addPixel(queries, { visitorId, noRedEventId: event.id, hex, now });
        return { status: 200, body: { nightId: event.id, ...point } };
      });
    },
  )
  .get(
    "/sea",
    route({
      summary: "Reds that visitors remembered, the newest first; `after` goes on where a page ended",
      query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
      answer: memoryFeedSchema,
    }),
    async (c) => {
      const data = await getMaster(c);
      const { database } = c.var.platform;
      const page = await getMemoryFeedPage(database, feedPageSize, c.req.valid("query").after ?? null);
      return c.json({ lights: addNames(page.lights, data), next: page.next, count: await countMemories(database) });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

async function getMemory(queries: Queries, visitorId: string | null, data: MasterData): Promise<MyMemoryState> {
  const { choices, red } = await getMyMemory(queries, visitorId);
  const [light] = red ? addNames([red], data) : [];
  return {
    choices,
    red:
      red && light
        ? {
            ...light,
            petName: red.petName,
            rememberedAt: red.rememberedAt.toISOString(),
            others: (await countSameMemories(queries, red.code)) - 1,
          }
        : null,
    litNights: await listMyNoRedEventIds(queries, visitorId),
  };
}
