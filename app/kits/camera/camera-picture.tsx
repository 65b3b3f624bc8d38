import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import css from "./camera-picture.module.css";
import type { OpenCamera } from "./open-camera.ts";

interface CameraPictureProps {
  /** Null while the browser still asks. */
  camera: OpenCamera | null;
  /** Provides the video element to whoever reads its pictures, and takes it back with null; the same function each time. */
  onVideo: (video: HTMLVideoElement | null) => void;
  /** What is seen, for those who do not see it. */
  label: string;
  /** 「撮影中・送信なし」: stands beside the dot as long as the camera is on. */
  liveLabel: string;
  /** 「カメラの許可を待っています。」 */
  waitingLabel: string;
  /** Mirrors the picture, as a face expects it. */
  isMirrored?: boolean;
  /** Fills the place it is given, which must have a height of its own; else it lies on its side, 4:3. */
  isFilling?: boolean;
  /** What lies over the picture: a frame, a hint. */
  children?: ReactNode;
}

/** The picture of an open camera with the dot that says so. It never leaves the device from here. */
export function CameraPicture(props: CameraPictureProps) {
  const { camera, onVideo, label, liveLabel, waitingLabel, isMirrored = false, isFilling = false, children } = props;
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const videoElement = element.current;
    if (!videoElement || !camera) return;
    videoElement.srcObject = camera.stream;
    // A refusal to play is no refusal of the camera; the first picture comes with the next tap.
    void videoElement.play().catch(() => {});
    return () => {
      videoElement.srcObject = null;
    };
  }, [camera]);

  useEffect(() => {
    onVideo(element.current);
    return () => onVideo(null);
  }, [onVideo]);

  return (
    <div className={css.picture} data-filling={isFilling || undefined}>
      <video
        ref={element}
        className={css.video}
        data-mirrored={isMirrored || undefined}
        muted
        playsInline
        aria-label={label}
      />
      {children}
      <p className={classNames(css.live, camera && "text-live")} role="status" data-live={camera ? "" : undefined}>
        {camera ? liveLabel : waitingLabel}
      </p>
    </div>
  );
}
