import { useEffect, useState } from "react";

/** False in what the server rendered and in the first render of the phone, true from then on. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
