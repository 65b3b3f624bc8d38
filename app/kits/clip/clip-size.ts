import { type PictureSize, pictureSizes } from "./picture-sizes.ts";

/** What a browser tells of its device. */
export interface DeviceFacts {
  /** Undefined where it is kept secret: Safari and Firefox. */
  memoryGb: number | undefined;
  cores: number;
}

const small: PictureSize = { widthPx: 720, heightPx: 1280 };

/** How large an upright clip this device makes in some seconds: the whole 1080 px, or 720 on a small one. */
export const clipSizeOf = ({ memoryGb = 4, cores }: DeviceFacts): PictureSize =>
  memoryGb >= 4 && cores >= 4 ? pictureSizes.story : small;

/** The device of this browser. Browser only. */
export const readDeviceFacts = (): DeviceFacts => ({
  memoryGb: (navigator as Navigator & { deviceMemory?: number }).deviceMemory,
  cores: navigator.hardwareConcurrency || 1,
});
