import { coversControls } from "#app/shell/companion/deferred/covers-controls.ts";

/** So far apart are the heights at which a place is looked for, in CSS pixels. */
const stepPx = 36;

/**
 * How far a strip must be lifted over its resting place so that it covers nothing that can be pressed; 0 where it may
 * rest, null where the window has no such place now. It is asked lowest first: the thumb is there, and the bar it stands on.
 * @param resting where the strip would stand unlifted
 */
export function findFreeLift(resting: DOMRectReadOnly, own: Element, isLettingThrough: boolean): number | null {
  const { left, right, top, bottom } = resting;
  for (let lift = 0; top - lift > 0; lift += stepPx)
    if (!coversControls({ left, right, top: top - lift, bottom: bottom - lift }, own, isLettingThrough)) return lift;
  return null;
}
