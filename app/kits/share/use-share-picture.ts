import { useEffect, useState } from "react";

/** The picture of a share on its way to the phone. */
export type SharePicture = { state: "none" | "preparing" | "failed" } | { state: "ready"; file: File };

/** What makes or fetches the picture; stops when the signal is aborted. PNG or JPEG. */
export type CreatePicture = (signal: AbortSignal) => Promise<Blob>;

/**
 * Gets the picture ready as soon as the share is in view: the phone's share sheet opens only straight from a tap, so
 * there is no time for it afterwards. `make` must stay the same function while the picture is the same.
 */
export function useSharePicture(createPicture: CreatePicture | undefined, fileName: string): SharePicture {
  const [picture, setPicture] = useState<SharePicture>({ state: createPicture ? "preparing" : "none" });

  useEffect(() => {
    if (!createPicture) return setPicture({ state: "none" });
    const controller = new AbortController();
    setPicture({ state: "preparing" });
    createPicture(controller.signal)
      .then((blob): SharePicture => ({ state: "ready", file: new File([blob], fileName, { type: blob.type }) }))
      .catch((): SharePicture => ({ state: "failed" }))
      .then((outcome) => !controller.signal.aborted && setPicture(outcome));
    return () => controller.abort();
  }, [createPicture, fileName]);

  return picture;
}
