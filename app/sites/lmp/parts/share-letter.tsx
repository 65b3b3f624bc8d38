import type { ProphecyLetter } from "#contracts/prophecy-book.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";

const whenOf = { night: "今夜", day: "今日" } as const;

/** The share of a letter: its first line and who said it. */
export function ShareLetter({ letter: { day, key, form, kernel, monster } }: { letter: ProphecyLetter }) {
  const said = { when: whenOf[form], kernel, monster: monster.name, day: day.replaceAll("-", ""), key };
  return <ShareLater share={(channel) => composeShare("lmp", "ja", said, channel)} />;
}
