/** What an app's inner browser says when it provides no camera: some have none, others refuse without asking. */
const blockedCodes: readonly string[] = ["E-CAM-INAPP", "E-CAM-DENY", "E-CAM-NONE"];

/** Whether a camera that did not open, by its error code, may well open in a browser outside the app one is in. */
export const isCameraBlockedInApp = (code: string): boolean => blockedCodes.includes(code);
