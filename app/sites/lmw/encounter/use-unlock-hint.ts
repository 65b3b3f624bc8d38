import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { UnlockCondition } from "../progress/unlock.ts";

/** Says what brings a monster home: 「遊びで星1 または 2夜、町に来る」. */
export function useUnlockHint(areaName: string): (conditions: readonly UnlockCondition[]) => string {
  const t = useMessages<Messages>();
  const describeCondition = (condition: UnlockCondition): string => {
    switch (condition.kind) {
      case "starter":
        return t("area.unlock.starter");
      case "area":
        return t("area.unlock.area", { area: areaName });
      case "game":
        return t("area.unlock.game", { stars: condition.stars });
      case "stage":
        return t("area.unlock.stage");
      case "nights":
        return t("area.unlock.visitDays", { nights: condition.nights });
      case "seals":
        return t("area.unlock.badges", { seals: condition.seals });
    }
  };
  return (conditions) => conditions.map(describeCondition).join(`、${t("area.or")}`);
}
