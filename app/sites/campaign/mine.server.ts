import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { readKeptAddress } from "#server/modules/draws/addresses.ts";
import { shownCode, ticketText } from "#server/modules/draws/claim-code.ts";
import { giftSeal, readGiftCode } from "#server/modules/draws/gift-codes.ts";
import { type OwnDoor, type OwnWin, readOwnDoor } from "#server/modules/draws/own-door.ts";
import { kindOf } from "#server/modules/draws/prize-kind.ts";
import type { PublishedCampaign } from "#server/modules/draws/read-campaigns.ts";
import { readStamps } from "#server/modules/draws/stamps.ts";
import { qrShape } from "#server/modules/qr/qr-shape.ts";
import { visitorSummary } from "#server/modules/visitors/visits.ts";
import type { Queries } from "#server/platform/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Mine, Outcome } from "./contract.ts";
import { unmetVoice } from "./unmet.server.ts";

interface Whose {
  visitorId: string | null;
  platform: Pick<Platform, "secrets" | "random">;
  /** Whose lines are heard behind a lost door; null while there are none. */
  master: MasterData | null;
  now: Date;
  /** Whether anybody could enter now. */
  isOpen: boolean;
}

/** A visitor's own doors of a campaign: the only place where a result is told. */
export async function readMine(
  queries: Queries,
  campaign: PublishedCampaign,
  { visitorId, platform, master, now, isOpen }: Whose,
): Promise<Mine> {
  const { content, opensAt } = campaign;
  const own = visitorId === null ? null : await readOwnDoor(queries, content.id, visitorId);
  const conditions = content.way.type === "stamp" ? content.way.stamps.map(({ condition }) => condition) : [];
  const stamps =
    visitorId === null || conditions.length === 0 ? [] : await readStamps(queries, visitorId, conditions, opensAt);
  const isSpent = own?.entries.some(({ day }) => content.draw === "after" || day === jstDay(now)) ?? false;
  const doors =
    own?.entries.map(({ at, unit }) => ({ at: at.toISOString(), outcome: outcomeOf(campaign, own, unit) })) ?? [];
  const lost = own && !own.win && doors[0]?.outcome === "lose" ? `${own.ticketId} ${doors[0].at}` : null;
  const met = lost === null ? [] : (await visitorSummary(queries, visitorId)).metMonsterIds;
  return {
    isKnown: own !== null,
    mayEnter: isOpen && !isSpent && !own?.win && stamps.length === conditions.length,
    nextDayAt: nextJstMidnight(now).toISOString(),
    doors,
    ticket: own && { id: own.ticketId, mark: own.mark },
    stamps: stamps.map(({ condition, at }) => ({ condition, at: at.toISOString() })),
    unmet: lost !== null && master ? unmetVoice(master, met, lost) : null,
    win: own?.win ? await winOf(queries, campaign, own.win, { platform, now }) : null,
  };
}

/** Every stamp that is asked for is there. */
export async function hasStamps(
  queries: Pick<Queries, "query">,
  campaign: PublishedCampaign,
  visitorId: string,
): Promise<boolean> {
  const { way } = campaign.content;
  if (way.type !== "stamp") return true;
  const conditions = way.stamps.map(({ condition }) => condition);
  return (await readStamps(queries, visitorId, conditions, campaign.opensAt)).length === conditions.length;
}

/** A draw after the end is decided for all doors at once; before it, they are entered. */
function outcomeOf({ content, drawnAt }: PublishedCampaign, own: OwnDoor, unit: number | null): Outcome {
  if (content.draw === "instant" && unit !== null) return "win";
  if (own.win !== null && content.draw === "after") return "win";
  return content.draw === "after" && drawnAt === null ? "entered" : "lose";
}

async function winOf(
  queries: Pick<Queries, "query">,
  { content, drawnAt }: PublishedCampaign,
  win: OwnWin,
  { platform: { secrets, random }, now }: Pick<Whose, "platform" | "now">,
): Promise<NonNullable<Mine["win"]>> {
  const { name = "", note = "", hex = "" } = content.prizes.find(({ id }) => id === win.prizeId) ?? {};
  const kind = kindOf(content, win.prizeId);
  const number = win.unit + 1;
  const state = stateOf(win, now);
  const code = state === "claimed" && win.codeHash !== null ? shownCode(secrets, win.id, win.codeHash) : null;
  const address = kind === "post" ? await readKeptAddress(queries, win.id) : null;
  return {
    prize: { name, note, hex },
    kind,
    number,
    wonAt: win.wonAt.toISOString(),
    claimUntil: win.claimUntil.toISOString(),
    // Doors are met before the draw, and the draw gives at its own moment: later is only who moved up.
    isMovedUp: drawnAt !== null && win.wonAt > drawnAt,
    state,
    code,
    qr: code === null ? null : qrShape(ticketText({ campaignId: content.id, number, code })),
    gift: kind === "code" ? await readGiftCode(queries, win.id, giftSeal(secrets, random)) : null,
    address: address && {
      keptAt: address.keptAt.toISOString(),
      deleteOn: address.deleteOn,
      isHandedOn: address.exportedAt !== null,
    },
  };
}

function stateOf({ lapsedAt, handedAt, claimedAt, claimUntil }: OwnWin, now: Date): NonNullable<Mine["win"]>["state"] {
  if (handedAt !== null) return "handed";
  if (lapsedAt !== null) return "lapsed";
  if (claimedAt !== null) return "claimed";
  return claimUntil > now ? "open" : "lapsed";
}
