import type { CriterionMeaning } from "./criterion.ts";
import type { Season } from "./season-regions.ts";

const words: Record<Season, string> = {
  spring:
    "イエベ春|イエローベース春|イエベスプリング|春タイプ|イエベの春|yellow base spring|warm spring|暖春型|春型|봄웜|봄 웜톤|โทนฤดูใบไม้ผลิ",
  summer: "ブルベ夏|ブルーベース夏|ブルベサマー|夏タイプ|ブルベの夏|cool summer|冷夏型|夏型|여쿨|여름 쿨톤|โทนฤดูร้อน",
  autumn:
    "イエベ秋|イエローベース秋|イエベオータム|秋タイプ|イエベの秋|warm autumn|soft autumn|暖秋型|秋型|가을웜|가을 웜톤|โทนฤดูใบไม้ร่วง",
  winter:
    "ブルベ冬|ブルーベース冬|ブルベウィンター|冬タイプ|ブルベの冬|cool winter|冷冬型|冬型|겨쿨|겨울 쿨톤|โทนฤดูหนาว",
  warm: "イエベ|イエローベース|黄み肌|warm tone|warm undertone|暖色調|暖皮|黃皮|웜톤|ผิวโทนอุ่น",
  cool: "ブルベ|ブルーベース|青み肌|cool tone|cool undertone|冷色調|冷皮|쿨톤|ผิวโทนเย็น",
};

/** Words of personal colour, and the season or side they name. */
export const seasonWords: readonly (readonly [string, CriterionMeaning])[] = Object.entries(words).map(
  ([season, names]) => [names, { kind: "season", season: season as Season }],
);
