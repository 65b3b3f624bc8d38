import { useEffect } from "react";
import type { MusicName } from "./music-names.ts";
import { isSoundWanted } from "./sound-cookie.ts";

/**
 * While this component is shown, the route has this music. For sites whose scripts are light: nothing of the sound is
 * fetched for those who have it off, which is most.
 */
export function useDeferredMusic(music: MusicName): void {
  useEffect(() => {
    if (!isSoundWanted(document.cookie)) return;
    let isShown = true;
    let leave = (): void => {};
    import("./use-sound.ts").then(({ getVisitSound }) => {
      if (isShown) leave = getVisitSound().enterMusic(music);
    }, console.warn);
    return () => {
      isShown = false;
      leave();
    };
  }, [music]);
}
