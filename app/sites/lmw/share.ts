import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A finished stage. */
export const stageRunShare = {
  cid: "lmw",
  texts: {
    ja: {
      body: "『{monster}』と、決めつけを{words}個塗りつぶした。{stage}、{score}点。",
      hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
      landing: "/lmw?r={runId}",
    },
  },
} as const satisfies ShareRow;

/** The lip world. */
export const worldShare = {
  cid: "lmwmap",
  isPlace: true,
  texts: {
    ja: {
      body: "黒い水に、島が六つ。顔に似ている。決めつけは、塗りつぶせ。",
      hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
      landing: "/lmw",
    },
  },
} as const satisfies ShareRow;

/** A word that was said to somebody, to be painted over by a friend. It does not tell the word. */
export const sentWordShare = {
  cid: "lmwword",
  texts: {
    ja: {
      body: "言われた言葉を、ひとつ渡す。八秒で、塗りつぶして。",
      hashtags: ["決めつけを塗りつぶせ"],
      landing: "/lmw?w={word}",
    },
  },
} as const satisfies ShareRow;

/** A week's words. */
export const weekShare = {
  cid: "lmwweek",
  isPlace: true,
  texts: {
    ja: {
      body: "今週、塗りつぶされた言葉。一番は『{word}』。",
      hashtags: ["決めつけを塗りつぶせ", "KATEZONE"],
      landing: "/lmw?week={week}",
    },
  },
} as const satisfies ShareRow;

/** A small game that was played. */
export const gameShare = {
  cid: "lmwgame",
  isPlace: true,
  texts: {
    ja: {
      body: "『{title}』で、{points}点。今夜は、だれでも同じ問いから始まる。",
      hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
      landing: "/lmw/game/{game}",
    },
  },
} as const satisfies ShareRow;

/** A round of a small game, to be beaten on the same question. */
export const gameDuelShare = {
  cid: "lmwduel",
  texts: {
    ja: {
      body: "『{title}』で、{points}点。同じ問いを、そっくり渡す。受けて立つ？",
      hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
      landing: "/lmw/game/{game}?d={duel}",
    },
  },
} as const satisfies ShareRow;
