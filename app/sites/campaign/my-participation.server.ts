import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { getSavedAddress } from "#server/modules/draws/addresses.ts";
import { findShownCode, formatTicketText, listClaimKeys } from "#server/modules/draws/claim-code.ts";
import { getGiftCode, openGiftCodeCipher } from "#server/modules/draws/gift-codes.ts";
import { type MyTicket, type MyWin, getMyTicket } from "#server/modules/draws/my-ticket.ts";
import { prizeKindOf } from "#server/modules/draws/prize-kind.ts";
import type { PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import { listStamps } from "#server/modules/draws/stamps.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import type { Queries } from "#server/platform/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { MyParticipation, Outcome } from "./contract.ts";
import { pickUnmetMonster } from "./unmet-monster.server.ts";

interface VisitorContext {
  visitorId: string | null;
  platform: Pick<Platform, "secrets" | "random">;
  /** Whose lines are shown after a lost entry; null while there are none. */
  master: MasterData | null;
  now: Date;
  /** Whether anybody could enter now. */
  isOpen: boolean;
}

/** The visitor's own entries in a campaign: the only place where a result is shown. */
export async function getMyParticipation(
  queries: Queries,
  campaign: PublishedCampaign,
  { visitorId, platform, master, now, isOpen }: VisitorContext,
): Promise<MyParticipation> {
  const { content, opensAt } = campaign;
  const myEntry = visitorId === null ? null : await getMyTicket(queries, content.id, visitorId);
  const conditions = content.way.type === "stamp" ? content.way.stamps.map(({ condition }) => condition) : [];
  const stamps =
    visitorId === null || conditions.length === 0 ? [] : await listStamps(queries, visitorId, conditions, opensAt);
  const isSpent = myEntry?.entries.some(({ day }) => content.draw === "after" || day === jstDay(now)) ?? false;
  const entryViews =
    myEntry?.entries.map(({ at, unit, isAside }) => ({
      ...{ at: at.toISOString(), outcome: outcomeOf(campaign, myEntry, unit), isAside },
    })) ?? [];
  const lostEntryKey =
    myEntry && !myEntry.win && entryViews[0]?.outcome === "lose" ? `${myEntry.ticketId} ${entryViews[0].at}` : null;
  const metIds = lostEntryKey === null ? [] : (await getVisitorSummary(queries, visitorId)).metMonsterIds;
  return {
    isKnown: myEntry !== null,
    mayEnter: isOpen && !isSpent && !myEntry?.win && stamps.length === conditions.length,
    nextDayAt: nextJstMidnight(now).toISOString(),
    doors: entryViews,
    ticket: myEntry && { id: myEntry.ticketId, mark: myEntry.mark },
    stamps: stamps.map(({ condition, at }) => ({ condition, at: at.toISOString() })),
    unmet: lostEntryKey !== null && master ? pickUnmetMonster(master, metIds, lostEntryKey) : null,
    win: myEntry?.win ? await toWin(queries, campaign, myEntry.win, { platform, now }) : null,
  };
}

/** Every stamp that is asked for is there. */
export async function hasStamps(queries: Queries, campaign: PublishedCampaign, visitorId: string): Promise<boolean> {
  const { way: entryMode } = campaign.content;
  if (entryMode.type !== "stamp") return true;
  const conditions = entryMode.stamps.map(({ condition }) => condition);
  return (await listStamps(queries, visitorId, conditions, campaign.opensAt)).length === conditions.length;
}

/** A draw after the end is decided for all entries at once; before it, their outcome is `entered`. */
function outcomeOf({ content, drawnAt }: PublishedCampaign, myEntry: MyTicket, unit: number | null): Outcome {
  if (content.draw === "instant" && unit !== null) return "win";
  if (myEntry.win !== null && content.draw === "after") return "win";
  return content.draw === "after" && drawnAt === null ? "entered" : "lose";
}

async function toWin(
  queries: Queries,
  { content, drawnAt }: PublishedCampaign,
  win: MyWin,
  { platform: { secrets, random }, now }: Pick<VisitorContext, "platform" | "now">,
): Promise<NonNullable<MyParticipation["win"]>> {
  const { name = "", note = "", hex = "" } = content.prizes.find(({ id }) => id === win.prizeId) ?? {};
  const kind = prizeKindOf(content, win.prizeId);
  const number = win.unit + 1;
  const state = stateOf(win, now);
  const code =
    state === "claimed" && win.codeHash !== null
      ? findShownCode(await listClaimKeys(queries, { secrets, random }), win.id, win.codeHash)
      : null;
  const address = kind === "post" ? await getSavedAddress(queries, win.id) : null;
  return {
    prize: { name, note, hex },
    kind,
    number,
    wonAt: win.wonAt.toISOString(),
    claimUntil: win.claimUntil.toISOString(),
    // Entries are matched before the draw, and the draw gives at its own moment: later is only who moved up.
    isMovedUp: drawnAt !== null && win.wonAt > drawnAt,
    state,
    code,
    qr: code === null ? null : createQrShape(formatTicketText({ campaignId: content.id, number, code })),
    gift:
      kind === "code"
        ? await getGiftCode(queries, win.id, await openGiftCodeCipher(queries, { secrets, random }))
        : null,
    address: address && {
      keptAt: address.keptAt.toISOString(),
      deleteOn: address.deleteOn,
      isHandedOn: address.exportedAt !== null,
    },
  };
}

function stateOf(
  { lapsedAt, handedAt, claimedAt, claimUntil }: MyWin,
  now: Date,
): NonNullable<MyParticipation["win"]>["state"] {
  if (handedAt !== null) return "handed";
  if (lapsedAt !== null) return "lapsed";
  if (claimedAt !== null) return "claimed";
  return claimUntil > now ? "open" : "lapsed";
}
