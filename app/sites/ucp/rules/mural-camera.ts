/** The part of the mural in sight: `x`, `y` are its point in the window's middle, 0–1 of a panel; `zoom` 1 is a whole panel. */
export interface MuralCamera {
  x: number;
  y: number;
  zoom: number;
}

export const maxZoom = 9;

/** The camera within the mural: never beyond its edges, never further than a whole panel. */
export function clampCamera({ x, y, zoom }: MuralCamera, panelCount: number): MuralCamera {
  const clampedZoom = Math.min(maxZoom, Math.max(1, zoom));
  const half = 0.5 / clampedZoom;
  return {
    x: Math.min(panelCount - half, Math.max(half, x)),
    y: Math.min(1 - half, Math.max(half, y)),
    zoom: clampedZoom,
  };
}

/** Nearer or further by a factor, with the point under the finger staying where it is: `at` is 0–1 of the window. */
export function zoomAt(
  camera: MuralCamera,
  factor: number,
  at: { x: number; y: number },
  panelCount: number,
): MuralCamera {
  const before = clampCamera(camera, panelCount).zoom;
  const zoom = Math.min(maxZoom, Math.max(1, before * factor));
  const shift = 1 / before - 1 / zoom;
  return clampCamera({ x: camera.x + (at.x - 0.5) * shift, y: camera.y + (at.y - 0.5) * shift, zoom }, panelCount);
}

/** The mural drawn along with the finger, by so much of the window. */
export function panBy(camera: MuralCamera, dx: number, dy: number, panelCount: number): MuralCamera {
  return clampCamera({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, panelCount);
}
