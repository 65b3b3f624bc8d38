import type { PlayProps } from "../play-props.ts";
import type { DropNews } from "./drop-news.ts";
import type { NightNews } from "./night-news.ts";
import { moonSize } from "./points.ts";

/** What is said of a round besides its captions. */
export interface DropTexts {
  saved: string;
  missed: string;
  crumbled: string;
  stone: Record<"left" | "middle" | "right", string>;
  tide: Record<"falling" | "rising", string>;
}

/** Says and sounds what has happened; what counts most comes last and stays. `isLent`: the monster's own line stands there. */
export function announceNews(
  { showCaption, showText, playSound }: Pick<PlayProps, "showCaption" | "showText" | "playSound">,
  news: DropNews,
  { stone, tide }: NightNews,
  texts: DropTexts,
  isLent: boolean,
): void {
  const say = (words: string): void => (isLent ? undefined : showText(words));
  if (news.misses.length > 0) say(texts.missed);
  for (const { size } of news.merges) {
    if (isLent) continue;
    playSound(size >= moonSize ? "jackpot" : size > 5 ? "capture" : "water-drop");
    showCaption(size >= moonSize ? "moon" : "merge");
  }
  if (news.vanishings.some(({ isStone }) => isStone)) {
    playSound("paper-tear");
    say(texts.crumbled);
  }
  if (stone) say(texts.stone[stone]);
  if (tide) say(texts.tide[tide]);
  if (news.wasSaved) showText(texts.saved);
  if (news.isBrimReached) showCaption("brim");
}
