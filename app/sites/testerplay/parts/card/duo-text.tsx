"use no memo"; // It may stand in the first view of a stranger: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { nearestPair } from "../../rules/duo.ts";
import type { Stroke } from "../../rules/tester-result.ts";

/** Where two players came nearest to each other. */
export function DuoText({ strokes, page }: { strokes: readonly Stroke[]; page: Pick<PlayPage, "shades"> }) {
  const t = useMessages<Messages>();
  const nearest = nearestPair(
    strokes,
    page.shades.map(({ hex }) => hex),
  );
  if (!nearest) return null;
  const [first, second] = nearest.shades.map((shade) => page.shades[shade]?.name ?? "") as [string, string];
  return (
    <p className="side text-strong">
      {nearest.difference === 0 ? t("card.same", { name: first }) : t("card.near", { first, second })}
    </p>
  );
}
