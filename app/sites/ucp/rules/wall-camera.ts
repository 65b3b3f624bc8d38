/** Where the wall is looked at: `x`, `y` are the wall's point in the middle of the window, 0–1 of a panel; `zoom` 1 shows a whole panel. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const mostZoom = 9;

/** The camera within the wall: never beyond its edges, never further than a whole panel. */
export function within({ x, y, zoom }: Camera, panelCount: number): Camera {
  const near = Math.min(mostZoom, Math.max(1, zoom));
  const half = 0.5 / near;
  return {
    x: Math.min(panelCount - half, Math.max(half, x)),
    y: Math.min(1 - half, Math.max(half, y)),
    zoom: near,
  };
}

/** Nearer or further by a factor, with the point under the finger staying where it is: `at` is 0–1 of the window. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, panelCount: number): Camera {
  const before = within(camera, panelCount).zoom;
  const zoom = Math.min(mostZoom, Math.max(1, before * factor));
  const shift = 1 / before - 1 / zoom;
  return within({ x: camera.x + (at.x - 0.5) * shift, y: camera.y + (at.y - 0.5) * shift, zoom }, panelCount);
}
