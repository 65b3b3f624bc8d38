import { useCallback } from "react";
import type { CreatePicture } from "./use-share-picture.ts";

/** The server's share picture of one thing of a site, fetched when it is about to be shared. */
export function useCardPicture(site: string, id: string): CreatePicture {
  return useCallback(
    async (signal) => {
      const answer = await fetch(`/assets/${site}/ogp/${encodeURIComponent(id)}`, { signal });
      if (!answer.ok) throw new Error(`the share picture of ${site} ${id} answers ${answer.status}`);
      return answer.blob();
    },
    [site, id],
  );
}
