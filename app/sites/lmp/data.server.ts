import type { LoaderFunctionArgs } from "react-router";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { compactDay, jstDay, nextJstMidnight, parseCompactDay } from "#contracts/jst-calendar.ts";
import { letterKey, readLetterKey } from "./letter-hand.server.ts";
import { formAt, nextForm, openedLetter, passingLetter } from "./letter.server.ts";

/** The monster that has no name writes on the day that there is none. */
const namelessId = "24";

/** What an address shows: tonight's seal, a letter by its key, or the letter of the thirtieth of February. */
export function loadProphecy({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const [asked, key] = [query.get("d") ?? "", query.get("k")];
  if (key === null && /^\d{4}0230$/.test(asked)) return thirtieth(page);
  if (key === null) return tonight(page, null);
  return letterOf(page, asked, key) ?? tonight(page, "badKey");
}

function tonight({ master, platform, now, hints }: PageContext, notice: "badKey" | null) {
  const day = jstDay(now);
  const form = formAt(now);
  hints.validUntil(nextForm(now) ?? nextJstMidnight(now));
  const passing = passingLetter({ master, secrets: platform.secrets }, day, form);
  return {
    view: "tonight" as const,
    day,
    form,
    notice,
    /** For those without a script. */
    passing: { day: compactDay(day), key: letterKey(platform.secrets, day, passing) },
  };
}

function letterOf({ master, platform, now }: PageContext, asked: string, key: string) {
  const source = { master, secrets: platform.secrets };
  const day = parseCompactDay(asked);
  const parts = day && readLetterKey(source.secrets, day, key);
  const letter = parts ? openedLetter(source, day, parts) : null;
  return letter && { view: "letter" as const, letter, today: jstDay(now) };
}

function thirtieth({ master }: PageContext) {
  const hex = master.monsters.find(({ id }) => id === namelessId)?.hex ?? "";
  return { view: "thirtieth" as const, hex };
}

export type ProphecyPage = ReturnType<typeof loadProphecy>;
export type View<Name extends ProphecyPage["view"]> = Extract<ProphecyPage, { view: Name }>;
