import type { Prophecy } from "#contracts/prophecy-history.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** What a special day is called; null for an ordinary one. */
export function useOccasionLabel(): (prophecy: Pick<Prophecy, "occasion">) => string | null {
  const t = useMessages<Messages>();
  return ({ occasion }) => {
    switch (occasion?.kind) {
      case undefined:
        return null;
      case "term":
        return t("occasions.term", { term: occasion?.term ?? "", reading: occasion?.reading ?? "" });
      case "full-moon":
        return t("occasions.fullMoon");
      case "new-moon":
        return t("occasions.newMoon");
      case "letter-3":
        return t("occasions.letter3");
      case "letter-7":
        return t("occasions.letter7");
      case "letter-14":
        return t("occasions.letter14");
      case "letter-30":
        return t("occasions.letter30");
      case "anniversary":
        return t("occasions.anniversary");
      case "absence":
        return t("occasions.absence");
      case "silver":
        return t("occasions.silver");
    }
  };
}
