import { useEffect, useState } from "react";
import type { DayHalf } from "#contracts/two-faces.ts";
import { leanOf } from "../rules/halves.ts";

/** `none`: this device cannot be leaned. `deaf`: it was asked and says nothing. */
export type Tilt = "none" | "off" | "on" | "deaf";

/** iOS asks, and only after a tap. */
interface OrientationPermission {
  requestPermission?: () => Promise<"granted" | "denied">;
}

/** So long a phone that can feel may say nothing. */
const silenceMs = 1_500;

/** Leaning the phone lets a half lead: left the morning, right the night. Never asked for but by a tap, never needed. */
export function useTilt(lead: (half: DayHalf) => void) {
  const [tilt, setTilt] = useState<Tilt>("none");

  useEffect(() => {
    if ("DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches) setTilt("off");
  }, []);

  useEffect(() => {
    if (tilt !== "on") return;
    const silent = setTimeout(() => setTilt("deaf"), silenceMs);
    const onOrientation = ({ gamma }: DeviceOrientationEvent): void => {
      if (gamma === null) return;
      clearTimeout(silent);
      const side = leanOf(gamma);
      if (side) lead(side === "left" ? "morning" : "night");
    };
    window.addEventListener("deviceorientation", onOrientation);
    return () => {
      clearTimeout(silent);
      window.removeEventListener("deviceorientation", onOrientation);
    };
  }, [tilt, lead]);

  /** Call it straight from a tap. */
  async function turn(): Promise<void> {
    if (tilt === "on") return setTilt("off");
    const requestPermissionOf = (DeviceOrientationEvent as OrientationPermission).requestPermission;
    const answer = await (requestPermissionOf?.call(DeviceOrientationEvent) ?? Promise.resolve("granted")).catch(
      () => "denied",
    );
    setTilt(answer === "granted" ? "on" : "deaf");
  }

  return { tilt, turn };
}
