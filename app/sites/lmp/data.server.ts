import type { LoaderFunctionArgs } from "react-router";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { compactDay, jstDay, nextJstMidnight, parseCompactDay } from "#contracts/jst-calendar.ts";
import { createProphecyKey, parseProphecyKey } from "./prophecy-seed.server.ts";
import { formatMouthCode, parseMouthCode } from "./rules/mouth-code.ts";
import { summarizeMouth } from "./rules/mouth-taste.ts";
import { formAt, nextFormChange, resolveProphecy, composeAnonymousProphecy } from "./prophecy.server.ts";

/** The monster that has no name writes on the day that there is none. */
const namelessRedId = "24";

/**
 * What an address shows: today's envelope, a prophecy by its key, thirty of them as one mouth, or the prophecy of the
 * thirtieth of February.
 */
export function loadProphecy({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const code = query.get("c");
  if (code !== null) return findMouth(page, code) ?? loadToday(page, "badKey");
  const [dayParam, key] = [query.get("d") ?? "", query.get("k")];
  if (key === null && /^\d{4}0230$/.test(dayParam)) return loadThirtieth(page);
  if (key === null) return loadToday(page, null);
  return findProphecy(page, dayParam, key) ?? loadToday(page, "badKey");
}

function loadToday({ master, platform, now, hints }: PageContext, notice: "badKey" | null) {
  const day = jstDay(now);
  const form = formAt(now);
  hints.validUntil(nextFormChange(now) ?? nextJstMidnight(now));
  const anonymousParts = composeAnonymousProphecy({ master, secrets: platform.secrets }, day, form);
  return {
    view: "tonight" as const,
    day,
    form,
    notice,
    /** For those without a script. */
    passing: { day: compactDay(day), key: createProphecyKey(platform.secrets, day, anonymousParts) },
  };
}

function findProphecy({ master, platform, now }: PageContext, dayParam: string, key: string) {
  const source = { master, secrets: platform.secrets };
  const day = parseCompactDay(dayParam);
  const parts = day && parseProphecyKey(source.secrets, day, key);
  const prophecy = parts ? resolveProphecy(source, day, parts) : null;
  return prophecy && { view: "letter" as const, letter: prophecy, today: jstDay(now) };
}

function findMouth({ master }: PageContext, code: string) {
  const mouth = parseMouthCode(code);
  if (!mouth) return null;
  const speakers = mouth.monsters.map((number) => master.monsters[number - 1]);
  const { mood, line, most } = summarizeMouth(mouth, master);
  return {
    view: "mouth" as const,
    code: formatMouthCode(mouth),
    form: mouth.form,
    mood,
    line,
    most: { name: master.monsters[most.monster - 1]?.names.ja ?? "", letters: most.letters },
    hexes: speakers.map((monster) => monster?.hex ?? ""),
  };
}

function loadThirtieth({ master }: PageContext) {
  const hex = master.monsters.find(({ id }) => id === namelessRedId)?.hex ?? "";
  return { view: "thirtieth" as const, hex };
}

export type ProphecyPage = ReturnType<typeof loadProphecy>;
export type View<Name extends ProphecyPage["view"]> = Extract<ProphecyPage, { view: Name }>;
