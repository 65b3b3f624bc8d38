/** The numbers of the look of 昇降機係. */
export const tuning = {
  /** How many guests are seen in the queue. */
  seen: 5,
  /** Where their feet are, from the head of the stair to the front: parts of the lobby's height. */
  backY: 0.45,
  frontY: 0.83,
  /** The front guest, as a part of the lobby's height; the last one, as a part of that. */
  frontSize: 0.26,
  backSize: 0.44,
  hopPx: 22,
  /** From a press until the next cabin is there; shorter than the shortest beat. */
  rideMs: 400,
  /** Parts of a ride: until the guest is inside, until the gate is shut. */
  insideAt: 0.5,
  shutAt: 0.66,
  /** How far a cabin has to go until the next one is in its place, as a part of the opening. */
  pitch: 1.16,
  /** How long the arrows turn when the boxes change sides. */
  turnMs: 260,
  brass: "#c79a52",
  warm: "#ffb968",
} as const;
