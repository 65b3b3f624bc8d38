import { textIn } from "#contracts/localized-text.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { lipsOf, missionWords } from "./content.server.ts";
import en from "./copy/en.json";
import ja from "./copy/ja.json";
import th from "./copy/th.json";
import zhHK from "./copy/zh-HK.json";
import zhTW from "./copy/zh-TW.json";
import { groundHexes } from "./data.server.ts";
import { decodeTesterResult } from "./rules/tester-result-code.ts";
import { boardHeight, paintBoard } from "./rules/paint/paint-board.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const copies = { ja, en, "zh-TW": zhTW, "zh-HK": zhHK, th };
/** Twice what it takes on the card, for fine edges. */
const paintedPx = 560;

/** The share picture of a code: its mission, its names, and its strokes painted again. */
export const shareCard: CardOf = (code, { master }) => {
  const testerResult = decodeTesterResult(code);
  if (!testerResult) return null;
  const { lang, mission, isDuo, strokes } = testerResult;
  const lips = lipsOf(master);
  const names = [...new Set(strokes.map(({ shade }) => shade))].map((shade) =>
    textIn(elementAt(lips, shade).names, lang),
  );
  const shades = lips.map(({ shade }) => shade);
  return {
    lang,
    kicker: copies[lang].card[isDuo ? "duo" : "other"],
    title: missionWords(master, lang, mission).mission,
    line: names.join("　"),
    drawing: {
      key: code,
      width: paintedPx,
      height: boardHeight(paintedPx),
      paint: () => paintBoard(paintedPx, testerResult, { shades, grounds: groundHexes }),
    },
  };
};
