/** The picture of each campaign of ours, by its id. */
const motifByCampaign = {
  "half-open": "gap",
  "letters-200": "letters",
  "lamp-night": "litWall",
  "moon-key": "moonKey",
  "red-riddles": "keyholes",
  "snow-door": "snow",
  "three-lights": "lights",
  "town-stamps": "stampCard",
} as const;
export type MotifId = (typeof motifByCampaign)[keyof typeof motifByCampaign];

/** Which picture a campaign has. One that is not ours, as a brand publishes it, has the door that is a little open. */
export function motifOf(campaignId: string): MotifId {
  return new Map<string, MotifId>(Object.entries(motifByCampaign)).get(campaignId) ?? "gap";
}
