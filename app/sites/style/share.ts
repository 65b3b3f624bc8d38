import type { ShareRow } from "#app/kits/share/share-row.ts";

/** Two faces of one day. */
export const twoFacesShare = {
  cid: "style",
  texts: {
    ja: {
      body: "9時のわたし『{morning}』、21時のわたし『{night}』。どちらも本物。",
      hashtags: ["ふたつの顔"],
      landing: "/style?f={code}",
    },
  },
} as const satisfies ShareRow;
