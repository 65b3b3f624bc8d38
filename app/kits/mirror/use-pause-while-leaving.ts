"use no memo";
import { type RefObject, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Holds the camera's picture while another page is on its way: reading faces and painting them would take the phone's
 * breath from what the visitor is waiting for. Where the way leads nowhere, the picture goes on.
 */
export function usePauseWhileLeaving(video: RefObject<HTMLVideoElement | null>): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  useEffect(() => {
    const { current } = video;
    if (!isLeaving || !current?.srcObject) return;
    current.pause();
    return () => {
      if (current.srcObject) current.play().catch(() => {});
    };
  }, [isLeaving, video]);
}
