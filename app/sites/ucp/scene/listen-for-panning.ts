/** What fingers, mouse and wheel do to a view. Places are 0–1 of the area. */
export interface PanningListeners {
  /** By so much of the area's width and height. */
  onPan(dx: number, dy: number): void;
  onZoom(factor: number, at: { x: number; y: number }): void;
  onTap(x: number, y: number): void;
}

/** A press that moved less than this is a tap. */
const tapPx = 8;

/**
 * One finger pans, two zoom, the wheel zooms once the area has the focus (before, it scrolls the page). `data-ready`
 * says that it listens. Returns the end of it.
 */
export function listenForPanning(area: HTMLElement, { onPan, onZoom, onTap }: PanningListeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, PointerEvent>();
  let movedPx = 0;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = area.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height, width, height };
  };
  const spreadPx = (): number => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (pointers.size === 0) movedPx = 0;
    pointers.set(event.pointerId, event);
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const spreadBefore = spreadPx();
    pointers.set(event.pointerId, event);
    const [dxPx, dyPx] = [event.clientX - before.clientX, event.clientY - before.clientY];
    movedPx += Math.hypot(dxPx, dyPx);
    if (movedPx > tapPx && !area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId);
    const { x, y, width, height } = pointOf(event);
    if (pointers.size === 2 && spreadBefore > 0) onZoom(spreadPx() / spreadBefore, { x, y });
    else if (pointers.size === 1) onPan(dxPx / width, dyPx / height);
  };
  const release = (event: PointerEvent, isTap: boolean): void => {
    if (!pointers.delete(event.pointerId) || !isTap || pointers.size > 0 || movedPx > tapPx) return;
    const { x, y } = pointOf(event);
    onTap(x, y);
  };
  const turnWheel = (event: WheelEvent): void => {
    if (document.activeElement !== area && !event.ctrlKey) return;
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 400), pointOf(event));
  };

  area.addEventListener("pointerdown", press, { signal });
  area.addEventListener("pointermove", move, { signal });
  area.addEventListener("pointerup", (event) => release(event, true), { signal });
  area.addEventListener("pointercancel", (event) => release(event, false), { signal });
  area.addEventListener("wheel", turnWheel, { signal, passive: false });
  area.setAttribute("data-ready", "");
  return () => controller.abort();
}
