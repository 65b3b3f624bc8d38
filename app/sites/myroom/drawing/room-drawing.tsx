import type { SavedItemKind } from "#contracts/saved-item.ts";
import type { SharedRoom, SavedItemGroup } from "../contract.ts";
import { furnitureOf, moonPhase } from "../rules/furniture.ts";
import { cellOn, cellPosition, positionsOn } from "../rules/daily-positions.ts";
import { DrawBox, Lipsticks, Mascaras, Palette, Parcel, Wireless } from "./floor-items.tsx";
import { FurniturePiece } from "./furniture.tsx";
import { Light } from "./light.tsx";
import { Moon } from "./moon.tsx";
import {
  ColourCase,
  VideoReel,
  type ItemDrawingProps,
  HackCards,
  Prophecies,
  RecipeNotebook,
  VoteBottle,
} from "./small-items.tsx";
import { FaceMirror, TesterResults, Ghost, Mural, BadgeBoard, TwoFaces } from "./wall-items.tsx";

const [width, height] = [720, 1200];

const drawings: Partial<Record<SavedItemKind, (given: ItemDrawingProps) => React.ReactNode>> = {
  face: FaceMirror,
  prophecies: Prophecies,
  votes: VoteBottle,
  mascaras: Mascaras,
  palettes: Palette,
  tries: Lipsticks,
  recipes: RecipeNotebook,
  hacks: HackCards,
  colours: ColourCase,
  mural: Mural,
  draws: DrawBox,
  wishes: Parcel,
  voices: Wireless,
  bookmarks: VideoReel,
  faces: TwoFaces,
  footprints: TesterResults,
  ghosts: Ghost,
  seals: BadgeBoard,
};

/** Everything of a room over its picture, in the units of the picture. Decoration: the list below says the same. */
export function RoomDrawing({ room, isDay }: { room: SharedRoom; isDay: boolean }) {
  const pieces = furnitureOf(room.sealCount);
  const has = (piece: (typeof pieces)[number]) => pieces.includes(piece);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-room-drawing="">
      <Light />
      <Moon lit={moonPhase(room.nights)} isDay={isDay} />
      {has("curtains") && <FurniturePiece piece="curtains" />}
      {has("clock") && <FurniturePiece piece="clock" />}
      {has("lamp") && <FurniturePiece piece="lamp" />}
      {has("rug") && <FurniturePiece piece="rug" />}
      {room.red && <MemoryLantern hex={room.red} />}
      {room.met.map((monster) => {
        const { x, y, h } = cellPosition(cellOn(monster.id, room.day));
        const size = h * height;
        return (
          <g key={monster.id} data-monster={monster.id} transform={`translate(${x * width} ${y * height})`}>
            <ellipse cx="0" cy="-1" rx={size * 0.42} ry="6" fill="url(#rm-foot)" />
            <image
              href={monster.src}
              x={-size * 0.52}
              y={-size}
              width={size * 1.04}
              height={size}
              preserveAspectRatio="xMidYMax meet"
            />
          </g>
        );
      })}
      {room.shelves.map((group) => (
        <RoomItem key={group.kind} group={group} day={room.day} />
      ))}
      {has("throne") && <FurniturePiece piece="throne" />}
      {room.nights > 0 && <Diary isOnThrone={has("throne")} />}
    </svg>
  );
}

function RoomItem({ group, day }: { group: SavedItemGroup; day: string }) {
  const position = positionsOn(day).get(group.kind);
  const Drawing = drawings[group.kind];
  if (!position || !Drawing) return null;
  const hexes = group.items.flatMap(({ hexes: ownLight }) => ownLight).slice(0, 5);
  return (
    <g
      data-thing={group.kind}
      transform={`translate(${position.x * width} ${position.y * height}) scale(${(position.h * height) / 100})`}
    >
      <Drawing hexes={hexes} count={group.count} />
    </g>
  );
}

/** The lamp on the desk burns in the visitor's own red. */
const MemoryLantern = ({ hex }: { hex: string }) => (
  <g data-thing="red">
    <defs>
      <radialGradient id="rm-own">
        <stop offset="0" stopColor={hex} stopOpacity=".6" />
        <stop offset=".4" stopColor={hex} stopOpacity=".24" />
        <stop offset="1" stopColor={hex} stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="669" cy="706" r="112" fill="url(#rm-own)" />
    <path d="M652 680l36 0 8 39 -53 0z" fill={hex} />
    <path d="M652 680l36 0 8 39 -53 0z" fill="url(#rm-lamp)" opacity=".75" />
  </g>
);

/** 日記: it lies on the chair, open at the last day. */
const Diary = ({ isOnThrone }: { isOnThrone: boolean }) => (
  <g transform={`translate(500 ${isOnThrone ? 892 : 900})`} data-thing="diary">
    <ellipse cx="0" cy="4" rx="48" ry="9" fill="url(#rm-foot)" />
    <path d="M-44 0l8 -17 36 3 38 -4 6 17 -44 5z" fill="#3a0a0e" />
    <path d="M-40 -3l8 -15q18 -3 32 3l0 15q-20 -6 -40 -3z" fill="url(#rm-paper)" />
    <path d="M40 -4l-6 -14q-18 -2 -34 3l0 15q20 -6 40 -4z" fill="url(#rm-paper)" />
    <path d="M-30 -12l24 1M-32 -8l26 1M6 -11l22 -2M6 -7l26 -1" stroke="#6d5850" strokeWidth="1.5" />
  </g>
);
