import { maxSentWordLength } from "#contracts/sent-word.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { getReceivedWord } from "#server/modules/sent-words/read-words.ts";
import { sentWordsTag } from "#server/modules/sent-words/send-word.ts";
import { getMonsterCutout } from "../pictures.server.ts";
import { getWorldMessages } from "../world-messages.server.ts";

/** As many of the game's own sayings as are offered to begin with. */
const suggestionCount = 6;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `?w=new`: where one sends a word on; with an id the word, for whoever has its link; anything else is no word. */
export async function loadWord({ master, platform, now, hints }: PageContext, id: string) {
  hints.tag(sentWordsTag);
  const isNew = id === "new";
  const found = !isNew && idPattern.test(id) ? await getReceivedWord(platform.database, { id, visitorId: null }) : null;
  return {
    id: isNew ? null : id,
    word: found && { words: found.words, monster: found.monster },
    picture: found && getMonsterCutout(String(found.monster).padStart(2, "0"), "joy"),
    messages: getWorldMessages(master, ["send."]),
    monsters: master.monsters.map(({ id: number, names, hex }) => ({ id: Number(number), name: names.ja, hex })),
    suggestions: isNew ? suggest(master.lipSayings, jstDay(now)) : [],
  };
}

/** Other ones every day, each short enough for the paper. */
function suggest(sayings: readonly { before: string }[], day: string): string[] {
  const short = sayings.map(({ before }) => before).filter((words) => [...words].length <= maxSentWordLength);
  const start = (Number(day.replaceAll("-", "")) * suggestionCount) % short.length;
  return Array.from({ length: suggestionCount }, (_, i) => short[(start + i) % short.length] ?? "");
}
