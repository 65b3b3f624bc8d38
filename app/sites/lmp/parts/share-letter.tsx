import type { ProphecyLetter } from "#contracts/prophecy-book.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

const whenOf = { night: "今夜", day: "今日" } as const;

/** The share of a letter: its first line and who said it. */
export function ShareLetter({ letter: { day, key, form, kernel, monster } }: { letter: ProphecyLetter }) {
  const { summary } = useVisitor();
  const said = { when: whenOf[form], kernel, monster: monster.name, day: day.replaceAll("-", ""), key };
  const picture = useCardPicture("lmp", `${said.day}-${key}`);
  return (
    <ShareLater
      share={(channel) => composeShare("lmp", "ja", said, channel)}
      picture={picture}
      isAlone={monster.id === summary?.companion}
      pictureName="kate-zone-yogen.jpg"
    />
  );
}
