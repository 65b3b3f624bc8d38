import type { FaceOutcome } from "../rules/face-outcome.ts";

/** What one reading found, whichever way it came. It lives on the device and only as long as the page. */
export interface ScanReading {
  outcome: FaceOutcome;
  mode: "camera" | "photo" | "model" | "three-questions" | "nine-questions";
  /** What the face was read against; for questions the reference that would have been used. */
  referenceId: string;
  /** 「機内モードで読んだ」: the device had no network while it was read. */
  wasOffline: boolean;
  /** Bytes that left the device while it was read, as the network layer counted them: 0. */
  sentBytes: number;
  /** The picture that was read, as shown, with 478 × 3 numbers in parts of it. Stays on the device. */
  picture: { bitmap: ImageBitmap; landmarks: Float32Array } | null;
  /** False: the result says that a child's face does not suit this reading. Stays on the device. */
  isAdult?: boolean;
  readAt: number;
}
