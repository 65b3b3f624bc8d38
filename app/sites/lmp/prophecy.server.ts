import { jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ProphecyForm } from "#contracts/prophecy.ts";
import type { ProphecyCard, Prophecy } from "#contracts/prophecy-history.ts";
import type { SavedProphecy } from "#server/modules/prophecies/prophecies.ts";
import { createProphecyKey, createProphecySeed } from "./prophecy-seed.server.ts";
import { composeProphecy } from "./rules/compose-prophecy.ts";
import type { ProphecyParts } from "./rules/prophecy-content.ts";
import { getProphecyText } from "./rules/prophecy-text.ts";

/** What a letter is read with: the lines and names of the editors, and the hand that signs its key. */
export interface ProphecySource {
  master: MasterData;
  secrets: readonly string[];
}

const jstHour = (now: Date): number => (now.getUTCHours() + 9) % 24;
const nightStartHour = 16;

/** 今日 before 16:00 in Japan, 今夜 after. */
export const formAt = (now: Date): ProphecyForm => (jstHour(now) < nightStartHour ? "day" : "night");

/** The moment at which today's form changes from "day" to "night"; null when it has. */
export function nextFormChange(now: Date): Date | null {
  const from = startOfJstDay(jstDay(now)).getTime() + nightStartHour * 3_600_000;
  return from > now.getTime() ? new Date(from) : null;
}

/** A letter with everything that is read on it; null when one of its lines is not there any more. */
export function resolveProphecy(
  { master, secrets }: ProphecySource,
  day: string,
  parts: ProphecyParts,
): Prophecy | null {
  const text = getProphecyText(master, parts);
  const product = master.products.find(({ id }) => id === `lip-${String(parts.shade).padStart(2, "0")}`);
  const shade = product?.shade;
  if (!text || !product || !shade) return null;
  const getSpeaker = (monsterId: string) => {
    const monster = master.monsters.find(({ id }) => id === monsterId);
    return { id: monsterId, name: monster?.names.ja ?? "", hex: monster?.hex ?? shade.hex };
  };
  const { monsterId, reply, ...lines } = text;
  return {
    ...lines,
    day,
    key: createProphecyKey(secrets, day, parts),
    form: parts.form,
    monster: getSpeaker(monsterId),
    reply: reply && { monster: getSpeaker(reply.monsterId), text: reply.text },
    shade: { productId: product.id, name: product.names.ja, hex: shade.hex, finish: shade.finish },
  };
}

/** A kept letter as the calendar shows it; null like `resolveProphecy`. */
export function createProphecyCard(source: ProphecySource, stored: SavedProphecy): ProphecyCard | null {
  const prophecy = resolveProphecy(source, stored.day, stored);
  if (!prophecy) return null;
  const { day, key, monster, kernel, sign } = prophecy;
  return { day, key, hex: monster.hex, monster: monster.name, kernel, sign, answer: stored.answer };
}

/** Today's prophecy for everybody whose browser keeps nothing: one for all, and it changes at midnight. */
export function composeAnonymousProphecy(
  { master, secrets }: ProphecySource,
  day: string,
  form: ProphecyForm,
): ProphecyParts {
  return composeProphecy(master, {
    seed: createProphecySeed(secrets, "whoever passes by", day),
    day,
    form,
    earlier: [],
    lettersBefore: 0,
    lastLetterDay: null,
    firstVisitDay: null,
    companionId: null,
  });
}
