import type { EffectName } from "#app/kits/sound/sound-library.ts";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";

/** Plays an effect. Nothing of the sound is fetched for those who have it off, which is most. */
export function playSound(name: EffectName): void {
  if (!isSoundWanted(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(
    ({ getVisitSound: visitSound }) => visitSound().play(name),
    console.warn,
  );
}
