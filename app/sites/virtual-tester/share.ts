import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A lip shade that was tried on. */
export const lipShare = {
  cid: "vt",
  texts: {
    ja: {
      body: "{shade}、試し塗り済み。",
      hashtags: ["KATEZONE", "試し塗り"],
      landing: "/virtual_tester?s={shadeId}&e={lids}&m={lashes}&l={line}&w={worn}&look={look}",
    },
  },
} as const satisfies ShareRow;

/** The same of a lip tint. */
export const tintShare = {
  cid: "vt",
  texts: {
    ja: {
      body: "{shade}、試し塗り済み。",
      hashtags: ["KATEZONE", "試し塗り"],
      landing: "/virtual_tester_lt?s={shadeId}&e={lids}&m={lashes}&l={line}&w={worn}&look={look}",
    },
  },
} as const satisfies ShareRow;

/** A whole look, lips and all. */
export const lookShare = {
  cid: "vt",
  texts: {
    ja: {
      body: "この顔、試し塗り済み。",
      hashtags: ["KATEZONE", "試し塗り"],
      landing: "/virtual_tester?e={lids}&m={lashes}&l={line}&w={worn}&look={look}",
    },
  },
} as const satisfies ShareRow;
