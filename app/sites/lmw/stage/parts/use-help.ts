import { startTransition, useEffect, useState } from "react";
import { type Help, noHelp, readHelp, saveHelp } from "../play/help.ts";

/** The help that this browser remembers; none before the page is alive, which `isHydrated` says. */
export function useHelp(): { help: Help; changeHelp: (help: Help) => void; isHydrated: boolean } {
  const [help, setHelp] = useState<Help>(noHelp);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setHelp(readHelp());
      setIsHydrated(true);
    });
  }, []);
  const changeHelp = (next: Help): void => {
    setHelp(next);
    saveHelp(next);
  };
  return { help, changeHelp, isHydrated };
}
