import { useEffect } from "react";
import type * as musicLibrary from "./music-library.ts";
import { isSoundWanted } from "./sound-cookie.ts";

type DeferredMusic = "prophecyMusic" | "voteMusic" | "workshopMusic" | "memoryMusic";

/**
 * While this component is shown, the route has this music. For sites whose scripts are light: nothing of the sound is
 * fetched for those who have it off, which is most. Only the type of the library is known here.
 */
export function useDeferredMusic(name: DeferredMusic & keyof typeof musicLibrary): void {
  useEffect(() => {
    if (!isSoundWanted(document.cookie)) return;
    let isShown = true;
    let leave = (): void => {};
    Promise.all([import("./use-sound.ts"), import("./music-library.ts")]).then(([{ getVisitSound }, library]) => {
      if (isShown) leave = getVisitSound().enterMusic(library[name]);
    }, console.warn);
    return () => {
      isShown = false;
      leave();
    };
  }, [name]);
}
