/** A place on the canvas, in CSS px. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The picture of the lobby, its width for its height, and how much of that width must be seen. */
const ratio = 0.87;
const leastRatio = 0.62;
/** The camera of `art/blender/scene_game_lift.py`, in its metres: from the wall, above the floor, the head of the picture, its height. */
const camera = { far: 7, eye: 1.6, top: 3.4, tall: 5.6 } as const;
/** A lift there: its middle, half its opening, the height of that. */
const lift = { x: 1.02, half: 0.46, door: 1.78 } as const;
/** Where cabin and gates lie in the picture of the lobby: `WINDOW` of that scene. */
const liftBox = { x: 0.1862, y: 0.2536, width: 0.2069, height: 0.368 } as const;

/**
 * Where the lobby lies: as high as the canvas; less where that is so narrow that a lift would be cut, more where it is so
 * low that the guests would be small. Then its head is cut off, never its floor.
 */
export function placeLobby({ width, height }: Size): Place {
  const tall = Math.min(width / leastRatio, Math.max(height, Math.min(width * 0.8, height * 1.3)));
  return { x: (width - tall * ratio) / 2, y: height - tall, width: tall * ratio, height: tall };
}

/** A point of the lobby in metres (right, up, before the wall) on the canvas, and how large a metre is there. */
export function placePoint(lobby: Place, x: number, z: number, before = 0): { x: number; y: number; metre: number } {
  const nearness = camera.far / (camera.far - before);
  const metre = lobby.height / camera.tall;
  return {
    x: lobby.x + lobby.width / 2 + x * nearness * metre,
    y: lobby.y + (camera.top - camera.eye - (z - camera.eye) * nearness) * metre,
    metre: metre * nearness,
  };
}

/** The middle of a lift, in metres: 0 is the left one, 1 the right. */
export const liftX = (side: number): number => (side === 0 ? -lift.x : lift.x);

/** The opening of a lift in the wall. */
export function placeOpening(lobby: Place, side: number): Place {
  const from = placePoint(lobby, liftX(side) - lift.half, lift.door);
  const to = placePoint(lobby, liftX(side) + lift.half, 0);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** Where the pictures of cabin and gates lie; those of the right lift are drawn mirrored. */
export function placeLift(lobby: Place, side: number): Place {
  const left = side === 0 ? liftBox.x : 1 - liftBox.x - liftBox.width;
  return {
    x: lobby.x + left * lobby.width,
    y: lobby.y + liftBox.y * lobby.height,
    width: liftBox.width * lobby.width,
    height: liftBox.height * lobby.height,
  };
}
