/** Points of one face, among them ten of the irises. */
export const landmarkCount = 478;

/** What an engine sees of one face. */
export interface FaceDetection {
  /**
   * 478 × (x, y, z): x and y in parts of the picture's width and height, from its top left; z in parts of its width,
   * smaller is nearer. Unmirrored.
   */
  landmarks: Float32Array;
  /** The 52 expression weights by name (`mouthSmileLeft`, `jawOpen` …), 0 to 1; null where the engine has none. */
  blendshapes: Readonly<Record<string, number>> | null;
  /** The pose: 4 × 4, column by column, from the canonical face (cm) to the camera; null where the engine has none. */
  matrix: Float32Array | null;
}
