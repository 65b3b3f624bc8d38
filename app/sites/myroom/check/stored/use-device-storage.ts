import { useEffect, useState } from "react";
import { type DeviceKind, deviceKindOf, deviceKinds } from "./device-storage.ts";

/** What lies in this browser alone, by kinds; null until it was looked at. */
export function useDeviceStorage(): readonly DeviceKind[] | null {
  const [found, setFound] = useState<readonly DeviceKind[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findDeviceKinds().then((kinds) => isCurrent && setFound(kinds));
    return () => {
      isCurrent = false;
    };
  }, []);
  return found;
}

async function findDeviceKinds(): Promise<readonly DeviceKind[]> {
  const kinds = new Set<DeviceKind | null>(listStorageNames().map(deviceKindOf));
  try {
    if ((await caches.keys()).length > 0) kinds.add("copies");
  } catch {
    // Closed storage holds no copies.
  }
  return deviceKinds.filter((kind) => kinds.has(kind));
}

function listStorageNames(): string[] {
  const cookies = document.cookie.split(/;\s*/).map((pair) => pair.split("=")[0] ?? "");
  try {
    return [...cookies, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  } catch {
    return cookies;
  }
}
