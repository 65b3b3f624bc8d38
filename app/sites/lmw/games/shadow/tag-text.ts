import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { splitTag } from "./rules.ts";

/** A tag of reduced motion in words. */
export function useTagText(): (tag: number) => string {
  const t = useMessages<Messages>();
  return (tag) => {
    const [shape, dots, lines] = splitTag(tag);
    const names = [
      t("games.shadow.shape.s0"),
      t("games.shadow.shape.s1"),
      t("games.shadow.shape.s2"),
      t("games.shadow.shape.s3"),
    ];
    return t("games.shadow.tag", { shape: names[shape] ?? "", dots: dots + 1, lines: lines + 1 });
  };
}
