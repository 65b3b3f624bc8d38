import { type RefObject, useEffect, useState } from "react";

/** True from the moment on at which the element first comes into sight. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isNear]);

  return isNear;
}
