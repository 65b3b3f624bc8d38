import { type Context, Hono } from "hono";
import { jstDay } from "#contracts/jst-calendar.ts";
import { type LipProgressAction, lipProgressActionSchema, lipProgressSchema } from "#contracts/lip-world-progress.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import {
  chooseCompanion,
  chooseStarter,
  enterArea,
  recordTreasure,
  markPanelRead,
  recordTalk,
  recordMonsterVisit,
} from "#server/modules/lip-world/progress-actions.ts";
import { getProgress } from "#server/modules/lip-world/progress.ts";
import { voteForWord } from "#server/modules/lip-world/word-votes.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { emptyProgress } from "./progress/empty-progress.ts";
import { canMeet, isAreaOpen, isHiddenAreaOpen, isMet, isPanelOpen } from "./progress/unlock.ts";
import { getVoteCandidates } from "./weekly/calendar-picks.ts";

/** Where the visitor stands in the lip world, and what is done there. */
export const progressApi = new Hono<ApiEnv>()
  .get("/", route({ summary: "Where the visitor stands in the lip world", answer: lipProgressSchema }), async (c) => {
    const { database, clock } = c.var.platform;
    const { visitorId } = c.var;
    return c.json(visitorId === null ? emptyProgress : await getProgress(database, visitorId, clock.now()));
  })
  .post(
    "/",
    route({
      summary: "Something done in the lip world; done twice it is done once",
      body: lipProgressActionSchema,
      answer: lipProgressSchema,
      errors: ["E-BUSY"],
      isIdempotent: true,
    }),
    async (c) => {
      const master = await getMasterData(c);
      const action = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "lmw-deed", async (write) => {
        await performAction(write, action, master, () => c.var.platform.random.uuid());
        return { status: 200, body: await getProgress(write.queries, write.visitorId, write.now) };
      });
    },
  );

async function getMasterData(c: Context<ApiEnv>): Promise<MasterData> {
  const master = await c.var.masterData.read();
  if (!master) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return master;
}

const rejectField = (field: string): never => {
  throw new HttpError("E-INPUT", { fields: [field] });
};

/** @throws ApiFailure E-INPUT for what is not open yet, or not there */
async function performAction(
  write: Write,
  action: LipProgressAction,
  master: MasterData,
  newId: () => string,
): Promise<void> {
  const { queries, visitorId, now } = write;
  const progress = await getProgress(queries, visitorId, now);
  switch (action.kind) {
    case "starter":
      return chooseStarter(queries, write, action.monsterId);
    case "enter":
      if (action.area === 7 ? !isHiddenAreaOpen(progress) : !isAreaOpen(progress, action.area)) rejectField("area");
      return enterArea(queries, write, action.area);
    case "panel": {
      const panel = master.lipAreas.find(({ id }) => id === action.area)?.panels[action.panel];
      const residents = master.monsters.filter(({ area }) => area === action.area).map(({ id }) => id);
      if (!panel || !isPanelOpen(progress, action.area, panel.when, residents)) return rejectField("panel");
      return markPanelRead(queries, write, action.area, action.panel);
    }
    case "meet": {
      const meeting = master.lipMeetings.find(({ monsterId }) => monsterId === action.monsterId);
      if (!meeting || !canMeet(progress, meeting)) return rejectField("monsterId");
      if (action.choice !== null && !meeting.options.some(({ id }) => id === action.choice))
        return rejectField("choice");
      await recordTalk(queries, write, action.monsterId, action.choice);
      if (action.choice === null) return;
      const name = master.monsters.find(({ id }) => id === action.monsterId)?.names.ja ?? "";
      const work = {
        ...{ site: "lmw", kind: "talks", ref: action.monsterId },
        ...{ title: `『${name}』との話`, path: `/lmw/monster?m=${action.monsterId}`, madeAt: now },
      };
      return recordWork(queries, newId(), visitorId, work);
    }
    case "visit":
      if (!isMet(progress, action.monsterId)) rejectField("monsterId");
      return recordMonsterVisit(queries, write, action.monsterId);
    case "companion":
      if (!isMet(progress, action.monsterId)) rejectField("monsterId");
      return chooseCompanion(queries, write, action.monsterId);
    case "treasure":
      if (action.day !== jstDay(now)) rejectField("day");
      return recordTreasure(queries, write, action.day);
    case "ballot": {
      const { code } = weekAt(now);
      if (action.week !== code) rejectField("week");
      if (!getVoteCandidates(code, master.lipSayings).some(({ id }) => id === action.sayingId)) rejectField("sayingId");
      await voteForWord(queries, { week: code, visitorId, sayingId: action.sayingId, now });
    }
  }
}
