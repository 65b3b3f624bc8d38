import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";

/** What the eleven are called, from the smallest on. */
export const listSizeNames = (t: ReturnType<typeof useMessages<Messages>>): string[] => [
  t("games.drop.size.s0"),
  t("games.drop.size.s1"),
  t("games.drop.size.s2"),
  t("games.drop.size.s3"),
  t("games.drop.size.s4"),
  t("games.drop.size.s5"),
  t("games.drop.size.s6"),
  t("games.drop.size.s7"),
  t("games.drop.size.s8"),
  t("games.drop.size.s9"),
  t("games.drop.size.s10"),
];
