import { useEffect, useState } from "react";

/** True once the page is loaded and idle: what is only beautiful is fetched then, never before. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let stop = (): void => {};
    const wait = (): void => {
      if ("requestIdleCallback" in window) {
        const id = requestIdleCallback(() => setIsIdle(true), { timeout: 2_000 });
        stop = () => cancelIdleCallback(id);
      } else {
        const id = setTimeout(() => setIsIdle(true), 300);
        stop = () => clearTimeout(id);
      }
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
    return () => {
      removeEventListener("load", wait);
      stop();
    };
  }, []);

  return isIdle;
}
