import { useEffect, useState } from "react";

/** The picture of a share on its way to the phone. */
export type SharePicture = { state: "none" | "preparing" | "failed" } | { state: "ready"; file: File };

/** What makes or fetches the picture; stops when the signal is aborted. PNG or JPEG. */
export type MakePicture = (signal: AbortSignal) => Promise<Blob>;

/**
 * Gets the picture ready as soon as the share is in view: the phone's share sheet opens only straight from a tap, so
 * there is no time for it afterwards. `make` must stay the same function while the picture is the same.
 */
export function useSharePicture(make: MakePicture | undefined, fileName: string): SharePicture {
  const [picture, setPicture] = useState<SharePicture>({ state: make ? "preparing" : "none" });

  useEffect(() => {
    if (!make) return setPicture({ state: "none" });
    const stop = new AbortController();
    setPicture({ state: "preparing" });
    make(stop.signal)
      .then((blob): SharePicture => ({ state: "ready", file: new File([blob], fileName, { type: blob.type }) }))
      .catch((): SharePicture => ({ state: "failed" }))
      .then((outcome) => !stop.signal.aborted && setPicture(outcome));
    return () => stop.abort();
  }, [make, fileName]);

  return picture;
}
