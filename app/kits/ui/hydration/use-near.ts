import { type RefObject, useEffect, useState } from "react";

/** True from the moment on at which the element first comes into sight, or within `rootMargin` of it. */
export function useNear(element: RefObject<Element | null>, rootMargin = "0px"): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, rootMargin]);

  return isNear;
}
