import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MeetingWay } from "../progress/unlock.ts";

/** Says what brings a monster home: 「遊びで星1 または 2夜、町に来る」. */
export function useWaysTold(areaName: string): (ways: readonly MeetingWay[]) => string {
  const t = useWords<Words>();
  const one = (way: MeetingWay): string => {
    switch (way.kind) {
      case "starter":
        return t("area.ways.starter");
      case "area":
        return t("area.ways.area", { area: areaName });
      case "game":
        return t("area.ways.game", { stars: way.stars });
      case "stage":
        return t("area.ways.stage");
      case "nights":
        return t("area.ways.nights", { nights: way.nights });
      case "seals":
        return t("area.ways.seals", { seals: way.seals });
    }
  };
  return (ways) => ways.map(one).join(`、${t("area.or")}`);
}
