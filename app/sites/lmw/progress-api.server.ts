import { type Context, Hono } from "hono";
import { jstDay } from "#contracts/jst-calendar.ts";
import { type LipDeed, lipDeedSchema, lipProgressSchema } from "#contracts/lip-world-progress.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import {
  chooseCompanion,
  chooseStarter,
  enterArea,
  findTreasure,
  readPanel,
  talkWith,
  visitMonster,
} from "#server/modules/lip-world/deeds.ts";
import { readProgress } from "#server/modules/lip-world/read-progress.ts";
import { voteForWord } from "#server/modules/lip-world/word-ballots.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { noLipProgress } from "./progress/no-progress.ts";
import { canMeet, isAreaOpen, isHiddenOpen, isMet, isPanelOpen } from "./progress/unlock.ts";
import { ballotOf } from "./weekly/ballot-words.ts";

/** Where the visitor stands in the lip world, and what is done there. */
export const progressApi = new Hono<ApiEnv>()
  .get("/", route({ summary: "Where the visitor stands in the lip world", answer: lipProgressSchema }), async (c) => {
    const { database, clock } = c.var.platform;
    const { visitorId } = c.var;
    return c.json(visitorId === null ? noLipProgress : await readProgress(database, visitorId, clock.now()));
  })
  .post(
    "/",
    route({
      summary: "Something done in the lip world; done twice it is done once",
      body: lipDeedSchema,
      answer: lipProgressSchema,
      errors: ["E-BUSY"],
      isIdempotent: true,
    }),
    async (c) => {
      const master = await masterOf(c);
      const deed = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "lmw-deed", async (write) => {
        await doIt(write, deed, master, () => c.var.platform.random.uuid());
        return { status: 200, body: await readProgress(write.queries, write.visitorId, write.now) };
      });
    },
  );

async function masterOf(c: Context<ApiEnv>): Promise<MasterData> {
  const master = await c.var.masterData.read();
  if (!master) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return master;
}

const refuse = (field: string): never => {
  throw new ApiFailure("E-INPUT", { fields: [field] });
};

/** @throws ApiFailure E-INPUT for what is not open yet, or not there */
async function doIt(write: Write, deed: LipDeed, master: MasterData, newId: () => string): Promise<void> {
  const { queries, visitorId, now } = write;
  const progress = await readProgress(queries, visitorId, now);
  switch (deed.kind) {
    case "starter":
      return chooseStarter(queries, write, deed.monsterId);
    case "enter":
      if (deed.area === 7 ? !isHiddenOpen(progress) : !isAreaOpen(progress, deed.area)) refuse("area");
      return enterArea(queries, write, deed.area);
    case "panel": {
      const panel = master.lipAreas.find(({ id }) => id === deed.area)?.panels[deed.panel];
      const residents = master.monsters.filter(({ area }) => area === deed.area).map(({ id }) => id);
      if (!panel || !isPanelOpen(progress, deed.area, panel.when, residents)) return refuse("panel");
      return readPanel(queries, write, deed.area, deed.panel);
    }
    case "meet": {
      const meeting = master.lipMeetings.find(({ monsterId }) => monsterId === deed.monsterId);
      if (!meeting || !canMeet(progress, meeting)) return refuse("monsterId");
      if (deed.choice !== null && !meeting.options.some(({ id }) => id === deed.choice)) return refuse("choice");
      await talkWith(queries, write, deed.monsterId, deed.choice);
      if (deed.choice === null) return;
      const name = master.monsters.find(({ id }) => id === deed.monsterId)?.names.ja ?? "";
      const work = { site: "lmw", title: `『${name}』との話`, path: `/lmw/monster?m=${deed.monsterId}`, madeAt: now };
      return recordWork(queries, newId(), visitorId, work);
    }
    case "visit":
      if (!isMet(progress, deed.monsterId)) refuse("monsterId");
      return visitMonster(queries, write, deed.monsterId);
    case "companion":
      if (!isMet(progress, deed.monsterId)) refuse("monsterId");
      return chooseCompanion(queries, write, deed.monsterId);
    case "treasure":
      if (deed.day !== jstDay(now)) refuse("day");
      return findTreasure(queries, write, deed.day);
    case "ballot": {
      const { code } = weekAt(now);
      if (deed.week !== code) refuse("week");
      if (!ballotOf(code, master.lipSayings).some(({ id }) => id === deed.sayingId)) refuse("sayingId");
      await voteForWord(queries, { week: code, visitorId, sayingId: deed.sayingId, now });
    }
  }
}
