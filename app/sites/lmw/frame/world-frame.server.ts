import type { PageContext } from "#app/kits/page/page-context.server.ts";
import type { EffectName } from "#app/kits/sound/sound-library.ts";
import { getWorldMessages } from "../world-messages.server.ts";

/** The effects that mean something; the others are heard only. */
const captionedEffects: readonly EffectName[] = [
  "capture",
  "card-turn",
  "door-open",
  "far-bell",
  "jackpot",
  "monster-giggle",
  "paper-tear",
  "purr",
  "seal-break",
  "water-drop",
];

/**
 * What `<WorldFrame>` needs to know: words of the menu, captions of sounds, addresses outside. Of every loader of this site.
 * @param area whose theme is heard here; elsewhere it is that of the map
 */
export function getWorldFrame({ master, platform }: PageContext, area?: number) {
  const theme = area === undefined ? "bgm-map" : `area-${area}`;
  const caption = (id: string) => master.lipSounds.find((sound) => sound.id === id)?.caption.replace("♪ ", "");
  return {
    messages: getWorldMessages(master, ["menu.", "frame."]),
    captions: Object.fromEntries(captionedEffects.map((id) => [id, caption(id)])),
    music: master.lipSounds.find(({ id }) => id === theme)?.caption ?? "",
    about: platform.settings.lipAboutUrl,
    brand: platform.settings.brandUrl,
  };
}

export type WorldFrameData = ReturnType<typeof getWorldFrame>;
