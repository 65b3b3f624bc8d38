import type { Furniture } from "../rules/furniture.ts";

// In the units of the whole picture, 720 × 1200.

/** What five badges open: an oval rug on the boards, in the perspective of the floor. */
const Rug = () => (
  <g>
    <ellipse cx="330" cy="1106" rx="262" ry="66" fill="#000" opacity=".4" />
    <ellipse cx="330" cy="1100" rx="260" ry="64" fill="url(#rm-cloth)" />
    <ellipse
      cx="330"
      cy="1100"
      rx="260"
      ry="64"
      fill="none"
      stroke="#d8b070"
      strokeOpacity=".55"
      strokeWidth="3"
      strokeDasharray="3 5"
    />
    <ellipse cx="330" cy="1099" rx="226" ry="53" fill="none" stroke="#c4503c" strokeOpacity=".7" strokeWidth="7" />
    <ellipse cx="330" cy="1099" rx="150" ry="33" fill="#2a0508" opacity=".7" />
    {/* A mouth, as wide as the room allows. */}
    <path d="M208 1099q60 -26 100 -13q22 -8 44 0q40 -13 100 13q-60 27 -122 27t-122 -27z" fill="#a81c20" opacity=".85" />
    <path d="M208 1099q122 10 244 0" fill="none" stroke="#22040a" strokeWidth="4" />
  </g>
);

/** Fifteen: the wire that hung there empty gets its lamp. */
const FloorLamp = () => (
  <g>
    <circle cx="309" cy="118" r="120" fill="url(#rm-lamp)" opacity=".55" />
    <path d="M309 60l0 20" stroke="#000" strokeWidth="4" />
    <path d="M262 122q4 -40 47 -44q43 4 47 44z" fill="url(#rm-lacquer)" />
    <path d="M262 122q47 13 94 0q-47 -10 -94 0z" fill="#fff0d8" />
    <path d="M262 122q47 13 94 0" fill="none" stroke="url(#rm-gold)" strokeWidth="3" />
    <path d="M264 126l-150 110 400 0 -156 -110z" fill="#ffcf9a" opacity=".06" />
  </g>
);

/** Thirty: curtains of velvet, drawn aside. */
const Curtains = () => (
  <g>
    <path d="M440 322l228 0" stroke="url(#rm-gold)" strokeWidth="7" strokeLinecap="round" />
    <path d={leftCurtain} fill="url(#rm-cloth)" />
    <path d={rightCurtain} fill="url(#rm-cloth)" />
    {leftFolds.map((d, i) => (
      <path
        key={d}
        d={d}
        stroke={i % 2 ? "#b8302a" : "#140205"}
        strokeOpacity={i % 2 ? 0.3 : 0.6}
        strokeWidth="6"
        fill="none"
      />
    ))}
    {rightFolds.map((d, i) => (
      <path
        key={d}
        d={d}
        stroke={i % 2 ? "#b8302a" : "#140205"}
        strokeOpacity={i % 2 ? 0.3 : 0.6}
        strokeWidth="6"
        fill="none"
      />
    ))}
    <path d="M445 600q18 15 38 4M628 604q18 12 34 -3" fill="none" stroke="url(#rm-gold)" strokeWidth="6" />
  </g>
);

const leftCurtain = "M444 322q-3 170 4 280q-4 70 -8 156l48 0q-8 -90 -6 -154q14 -130 16 -282z";
const rightCurtain = "M666 322q3 170 -4 280q4 70 6 156l-44 0q8 -90 6 -154q-14 -130 -16 -282z";
const leftFolds = [
  "M455 326q-2 170 3 276q-2 70 -5 152",
  "M465 326q-2 170 1 276q0 70 -3 152",
  "M476 326q-4 170 -3 276q2 70 2 152",
  "M488 326q-6 150 -12 270",
];
const rightFolds = [
  "M655 326q2 170 -3 276q2 70 5 152",
  "M645 326q2 170 -1 276q0 70 2 152",
  "M634 326q4 170 3 276q-2 70 -4 152",
  "M623 326q5 150 10 270",
];

/** Forty-five: a clock that stopped at midnight, and is right once a day. */
const Clock = () => (
  <g transform="translate(-28 18) scale(.86)">
    <circle cx="560" cy="140" r="54" fill="#000" opacity=".5" />
    <circle cx="556" cy="136" r="52" fill="url(#rm-gold)" />
    <circle cx="556" cy="136" r="45" fill="#1c0a0b" />
    <circle cx="556" cy="136" r="45" fill="url(#rm-top)" opacity=".5" />
    {Array.from({ length: 12 }, (_, i) => (
      <path
        key={i}
        d="M556 97l0 8"
        transform={`rotate(${i * 30} 556 136)`}
        stroke="#f3ebe6"
        strokeWidth={i % 3 ? 2 : 4.5}
      />
    ))}
    <path d="M556 142l0 -28" stroke="#f3ebe6" strokeWidth="5" strokeLinecap="round" />
    <path d="M556 146l0 -42" stroke="#ff5a4a" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="556" cy="136" r="4.5" fill="url(#rm-gold)" />
  </g>
);

/** Sixty: the chair is a throne. */
const Throne = () => (
  <g>
    {/* Below the edge of the desk, so that what stands there is still seen through the hoop. */}
    <path d="M520 890q-5 -70 2 -116q26 -13 53 0q7 46 5 116z" fill="url(#rm-cloth)" opacity=".94" />
    {[794, 826, 858].map((y, row) =>
      [-1, 1].map((side) => (
        <circle key={`${y} ${side}`} cx={549 + side * (row % 2 ? 9 : 14)} cy={y} r="3" fill="url(#rm-gold)" />
      )),
    )}
    <ellipse cx="503" cy="902" rx="80" ry="20" fill="#22040a" />
    <ellipse cx="503" cy="896" rx="80" ry="19" fill="url(#rm-cloth)" />
    <path d="M424 896q79 30 158 0" fill="none" stroke="url(#rm-gold)" strokeWidth="4" />
    <path d="M520 690l-8 -34 20 16 16 -28 18 28 20 -16 -8 34z" fill="url(#rm-gold)" />
    <circle cx="548" cy="678" r="5.5" fill="url(#rm-wax)" />
  </g>
);

const furnitureDrawings: Record<Furniture, () => React.ReactNode> = {
  rug: Rug,
  lamp: FloorLamp,
  curtains: Curtains,
  clock: Clock,
  throne: Throne,
};

/** One piece of furniture where it stands. */
export function FurniturePiece({ piece }: { piece: Furniture }) {
  const Piece = furnitureDrawings[piece];
  return <Piece />;
}
