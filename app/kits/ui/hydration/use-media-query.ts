import { startTransition, useEffect, useState } from "react";

/** Whether the window fits a media query, from when the page is alive. */
export function useMediaQuery(query: string): boolean {
  const [isMatching, setIsMatching] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const update = (): void => startTransition(() => setIsMatching(list.matches));
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return isMatching;
}
