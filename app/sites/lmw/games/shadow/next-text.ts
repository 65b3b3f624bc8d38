import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";

/** What is to be chosen next, where several are looked for; `picked` were chosen so far. */
export function useNextText(byTags: boolean): (picked: number) => string {
  const t = useMessages<Messages>();
  return (picked) => {
    const names = byTags
      ? [t("games.shadow.next.tag0"), t("games.shadow.next.tag1"), t("games.shadow.next.tag2")]
      : [t("games.shadow.next.colour0"), t("games.shadow.next.colour1"), t("games.shadow.next.colour2")];
    return names[picked] ?? "";
  };
}
