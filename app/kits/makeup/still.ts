/** A frame and the face in it, to be made up at leisure. The bitmap is the taker's to close. */
export interface Still {
  frame: ImageBitmap;
  /** 478 × (x, y, z) in parts of the frame. */
  landmarks: Float32Array;
  /** Of several faces that are worn at once, those after the first. */
  others?: readonly Float32Array[];
}
