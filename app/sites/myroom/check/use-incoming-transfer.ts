import { useCallback, useEffect, useState } from "react";
import type { AccessKey } from "#contracts/recovery-words.ts";
import { parseTransferHash } from "#app/kits/in-app/transfer-link.ts";

/** A transfer that waits to be accepted: the key to its visitor data, and where one goes on. */
export interface IncomingTransfer {
  key: AccessKey;
  to: string | null;
}

/** The transfer that the address hands over, read once; the code does not stay in the address, nor in the history. */
export function useIncomingTransfer(): { arrival: IncomingTransfer | null; close: () => void } {
  const [transfer, setTransfer] = useState<IncomingTransfer | null>(null);

  useEffect(() => {
    const readHash = (): void => {
      const parsed = parseTransferHash(location.hash);
      if (!parsed) return;
      history.replaceState(history.state, "", location.pathname);
      setTransfer({ key: { kind: "link", code: parsed.code }, to: parsed.to });
    };
    readHash();
    // A second link that is opened in the same window.
    window.addEventListener("hashchange", readHash);
    return () => window.removeEventListener("hashchange", readHash);
  }, []);

  const close = useCallback(() => setTransfer(null), []);
  return { arrival: transfer, close };
}
