import { useSound } from "#app/kits/sound/use-sound.ts";
import { track } from "#app/kits/analytics/track.ts";

/** Turns the sound of the world on or off, and tells the counting so. For taps. */
export function useSoundSwitch(): (isOn: boolean) => void {
  const { turn: setSound, play } = useSound();
  return (isOn) => {
    setSound(isOn);
    track(isOn ? "lmw_bgm_on" : "lmw_bgm_off");
    if (isOn) play("ui-tap");
  };
}
