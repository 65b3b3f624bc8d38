import type { Prophecy } from "#contracts/prophecy-history.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { prophecyShare } from "../share.ts";

const whenOf = { night: "今夜", day: "今日" } as const;

/** The share of a letter: its first line and who said it. */
export function ShareProphecy({ letter: { day, key, form, kernel, monster } }: { letter: Prophecy }) {
  const { summary } = useVisitor();
  const values = { when: whenOf[form], kernel, monster: monster.name, day: day.replaceAll("-", ""), key };
  const picture = useCardPicture("lmp", `${values.day}-${key}`);
  return (
    <DeferredShareButtons
      share={(channel) => composeShare(prophecyShare, "ja", values, channel)}
      picture={picture}
      isWithoutCompanion={monster.id === summary?.companion}
      pictureName="kate-zone-yogen.jpg"
    />
  );
}
