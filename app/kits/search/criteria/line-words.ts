import type { Product } from "#contracts/product.ts";
import type { CriterionMeaning } from "./criterion.ts";

/** Words for kinds of products; `says` is what the description must hold besides, where a line has several kinds. */
const lines: readonly [words: string, lines: readonly Product["line"][], says?: string][] = [
  [
    "リップ|口紅|くちべに|ルージュ|リップスティック|リプ|リップカラー|lip|lips|lipstick|lip color|唇膏|口紅|唇彩|립|립스틱|ลิป|ลิปสติก",
    ["lip", "tint"],
  ],
  ["ティント|リップティント|tint|lip tint|染唇|唇釉|틴트|ลิปทินท์|ทินท์", ["tint"]],
  ["マスカラ|mascara|睫毛膏|마스카라|มาสคาร่า", ["mascara"]],
  ["アイライナー|ライナー|eyeliner|liner|眼線筆|眼線液|아이라이너|อายไลเนอร์", ["liner"]],
  ["リキッドライナー|リキッドアイライナー|liquid liner|liquid eyeliner", ["liner"], "リキッド"],
  [
    "アイシャドウ|アイシャドー|アイシャドゥ|シャドウ|シャドー|アイカラー|単色シャドウ|eyeshadow|eye shadow|shadow|眼影|아이섀도|아이섀도우|섀도우|อายแชโดว์",
    ["shadow"],
  ],
  ["ファンデ|ファンデーション|リキッドファンデ|foundation|粉底|粉底液|파운데이션|รองพื้น", ["base"], "ファンデーション"],
  ["下地|化粧下地|メイク下地|ベース下地|primer|妝前乳|飾底乳|프라이머|ไพรเมอร์", ["base"], "下地"],
  ["フェイスパウダー|おしろい|お粉|face powder|蜜粉|碎粉|파우더|แป้งฝุ่น", ["base"], "パウダー"],
  ["ベースメイク|base makeup|底妝|베이스 메이크업", ["base"]],
  ["アイブロウ|アイブロー|アイブロウペンシル|眉ペンシル|眉ペン|眉墨|eyebrow|brow|眉筆|아이브로우|เขียนคิ้ว", ["brow"]],
  ["眉マスカラ|アイブロウマスカラ|アイブローマスカラ|brow mascara|染眉膏|브로우 마스카라", ["brow"], "マスカラ"],
  ["アイブロウパウダー|眉パウダー|brow powder|眉粉", ["brow"], "パウダー"],
  ["ビューラー|アイラッシュカーラー|eyelash curler|睫毛夾|뷰러|ที่ดัดขนตา", ["tool"], "ビューラー"],
  ["スポンジ|パフ|メイクスポンジ|sponge|海綿|粉撲|스펀지|ฟองน้ำ", ["tool"], "スポンジ"],
  ["ブラシ|メイクブラシ|化粧筆|アイシャドウブラシ|makeup brush|刷具|브러시|แปรงแต่งหน้า", ["tool"], "ブラシ"],
  [
    "ケース|アイシャドウケース|シャドウケース|空ケース|パレットケース|empty palette|空盒|공병 팔레트",
    ["tool"],
    "ケース",
  ],
  ["化粧道具|メイク道具|makeup tool|makeup tools|化妝工具|메이크업 도구", ["tool"]],
];

/** Words for kinds of products. What follows only keeps shorter words from being read in longer ones. */
export const lineWords: readonly (readonly [string, CriterionMeaning | null])[] = [
  ...lines.map(([words, of, says]) => [words, { kind: "line", lines: of, says: says ?? null }] as const),
  [
    "リップクリーム|リップバーム|リップケア|リップライナー|リップメイク|オーバーリップ|グラデーションリップ|グラデリップ|リップブラシ|マスカラ下地|ノーズシャドウ|ノーズシャドー|ティントの|チョコレートリップ",
    null,
  ],
  [
    "白目|黒目|黒髪|金髪|白髪|茶髪|赤ちゃん|赤み|赤ら顔|黒ずみ|白浮き|白うき|青ひげ|青クマ|茶クマ|黒クマ|青くま|茶くま|黒くま|金属|面白い|真っ白く|茶渋|青白い|赤信号|青信号",
    null,
  ],
];
