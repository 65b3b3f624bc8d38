import { useEffect, useState } from "react";

/** True once the page is loaded and idle: what is only beautiful is fetched then, never before. */
export function useCalm(): boolean {
  const [isCalm, setIsCalm] = useState(false);

  useEffect(() => {
    let stop = (): void => {};
    const wait = (): void => {
      if ("requestIdleCallback" in window) {
        const id = requestIdleCallback(() => setIsCalm(true), { timeout: 2_000 });
        stop = () => cancelIdleCallback(id);
      } else {
        const id = setTimeout(() => setIsCalm(true), 300);
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

  return isCalm;
}
