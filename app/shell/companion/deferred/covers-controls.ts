const pressable = [
  "a[href], button, input, select, textarea, summary, label",
  "[role=button], [role=link], [role=slider], [role=tab], [role=switch], [role=option], [role=radio], [role=checkbox]",
].join(", ");

/** What is said in answer to something the visitor did: it is read first, so nothing is laid over it. */
const replySelector = "[data-reply]";
/** So far from a reply is a place looked for. */
const replyGapPx = 8;

/** What is only looked at as often as it is played with. */
const scenes = "video, canvas";

/**
 * Whether something that can be pressed, or a reply, lies under a rectangle of the window, in CSS pixels. Points of a grid are asked,
 * close enough that nothing of 44 px slips through; what lies in `own` does not count.
 * @param isLettingThrough true for what lets a touch through to a scene underneath: then videos and canvases do not count
 */
export function coversControls(
  { left, top, right, bottom }: Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">,
  own: Element,
  isLettingThrough = false,
): boolean {
  if (coversReply({ left, top: top - replyGapPx, right, bottom: bottom + replyGapPx })) return true;
  const controls = isLettingThrough ? pressable : `${pressable}, ${scenes}`;
  const step = 20;
  for (let y = top + 2; y < bottom; y += step)
    for (let x = left + 2; x < right; x += step)
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(controls);
        if (control && !own.contains(control)) return true;
      }
  return false;
}

/** What is said in answer to the visitor and can be seen in the window now. */
export const listRepliesInView = (): DOMRect[] =>
  [...document.querySelectorAll(replySelector)]
    .map((reply) => reply.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);

/** Whether a reply lies, even partly, under a rectangle of the window. */
export const coversReply = (strip: Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">): boolean =>
  listRepliesInView().some(
    ({ left, right, top, bottom }) =>
      left < strip.right && right > strip.left && top < strip.bottom && bottom > strip.top,
  );
