import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A vote for a monster. */
export const voteShare = {
  cid: "lmv",
  texts: {
    ja: {
      body: "『{monster}』に一票。{cheer}",
      hashtags: ["リップモンスター", "怪物夜会"],
      landing: "/lmv/share/{monsterId}",
    },
  },
} as const satisfies ShareRow;

/** The poll. */
export const pollShare = {
  cid: "lmvhall",
  isPlace: true,
  texts: {
    ja: {
      body: "二十四の怪物が、一票を待っている。一日一票。",
      hashtags: ["リップモンスター", "怪物夜会"],
      landing: "/lmv",
    },
  },
} as const satisfies ShareRow;

/** A monster's shade on one's own lips. */
export const tryOnShare = {
  cid: "lmvvt",
  texts: {
    ja: {
      body: "『{monster}』が、わたしの唇に住みついた。",
      hashtags: ["怪物夜会"],
      landing: "/lmv/share_vt/{tryOnId}",
    },
  },
} as const satisfies ShareRow;
