import { useState } from "react";
import type { ApiPath } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

/** Something that is on or off for this visitor, and kept by the server. */
export interface Toggle {
  isOn: boolean;
  /** The last press did not get through and was taken back. */
  hasFailed: boolean;
  toggle: () => void;
}

/**
 * A press is answered at once, and taken back when it did not get through.
 * @param wasOn what the server remembers of an earlier visit, once it is known
 */
export function useToggle(
  { name, path, field }: { name: string; path: ApiPath; field: string },
  wasOn: boolean,
): Toggle {
  const { write } = useVisitor();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isOn = pressed ?? wasOn;

  async function send(isWanted: boolean): Promise<void> {
    setPressed(isWanted);
    setHasFailed(false);
    try {
      await write({ name, path, method: "PUT", body: { [field]: isWanted } });
    } catch {
      setPressed(!isWanted);
      setHasFailed(true);
    }
  }

  return { isOn, hasFailed, toggle: () => void send(!isOn) };
}
