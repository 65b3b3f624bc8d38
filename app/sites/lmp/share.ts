import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A prophecy that was opened. */
export const prophecyShare = {
  cid: "lmp",
  texts: {
    ja: {
      body: "{when}の予言：「{kernel}」— {monster}",
      hashtags: ["リップモンスター", "唇の予言"],
      landing: "/lmp?d={day}&k={key}",
    },
  },
} as const satisfies ShareRow;

/** Thirty prophecies as one mouth. */
export const mouthShare = {
  cid: "lmp",
  texts: {
    ja: {
      body: "三十通の予言が、ひとつの{name}になった。「{line}」",
      hashtags: ["リップモンスター", "唇の予言"],
      landing: "/lmp?c={code}",
    },
  },
} as const satisfies ShareRow;
