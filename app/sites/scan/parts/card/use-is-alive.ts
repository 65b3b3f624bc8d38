import { useEffect, useState } from "react";

/** False in what the server rendered and in the first render of the phone, true from then on. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
