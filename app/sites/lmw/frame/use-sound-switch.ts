import { useSound } from "#app/kits/sound/use-sound.ts";
import { track } from "#app/shell/tracking/track.ts";

/** Turns the sound of the world on or off, and tells the counting so. For taps. */
export function useSoundSwitch(): (isOn: boolean) => void {
  const { turn, play } = useSound();
  return (isOn) => {
    turn(isOn);
    track(isOn ? "lmw_bgm_on" : "lmw_bgm_off");
    if (isOn) play("ui-tap");
  };
}
