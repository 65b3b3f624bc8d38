import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";

/** What stands on the plate of a paper. */
export function getPaperText(t: ReturnType<typeof useMessages<Messages>>, kind: number): string {
  const all = [
    t("games.stare.paper.p0"),
    t("games.stare.paper.p1"),
    t("games.stare.paper.p2"),
    t("games.stare.paper.p3"),
    t("games.stare.paper.p4"),
  ];
  return all[kind] ?? "";
}
