import { Foot } from "./light.tsx";
import type { ItemDrawingProps } from "./small-items.tsx";

/** 顔: an oval mirror on the shelf; in it the twelve points of one's own stars. */
export const FaceMirror = () => (
  <>
    <Foot width={80} />
    <path d="M-26 0q26 -14 52 0z" fill="url(#rm-gold)" />
    <ellipse cx="0" cy="-54" rx="37" ry="47" fill="url(#rm-gold)" />
    <ellipse cx="0" cy="-54" rx="32" ry="42" fill="#1a0708" />
    <ellipse cx="0" cy="-54" rx="32" ry="42" fill="url(#rm-top)" opacity=".6" />
    <path
      d="M-17 -74Q-19 -40 0 -24Q19 -40 17 -74M-12 -66l8 -2M12 -66l-8 -2M0 -60l-3 14 5 2M-7 -36q7 4 14 0"
      fill="none"
      stroke="#f3ebe6"
      strokeOpacity=".6"
      strokeWidth="1.6"
    />
    {points.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill="#fff4e6" />
    ))}
  </>
);

const points = [
  [-17, -74],
  [17, -74],
  [-12, -66],
  [-4, -68],
  [12, -66],
  [4, -68],
  [0, -60],
  [2, -44],
  [-7, -36],
  [7, -36],
  [0, -24],
  [-15, -48],
] as const;

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <path d="M0 -118l-22 24M0 -118l22 24" stroke="#000" strokeWidth="1.5" />
      <rect x="-42" y="-96" width="84" height="96" fill="#000" opacity=".5" transform="translate(4 5)" />
      <rect x="-42" y="-96" width="84" height="96" fill="url(#rm-wood)" />
      <rect x="-42" y="-96" width="84" height="3" fill="#c98a6a" opacity=".6" />
      <rect x="-33" y="-87" width="66" height="78" fill="#120708" />
      {children}
      <rect x="-42" y="-96" width="84" height="96" fill="#1a0406" opacity=".28" />
      <rect x="-33" y="-87" width="66" height="78" fill="url(#rm-top)" opacity=".7" />
    </>
  );
}

/** 壁画の一片: the newest painting, as its colour laid on with a broad brush. */
export const Mural = ({ hexes }: ItemDrawingProps) => (
  <Frame>
    <rect x="-33" y="-87" width="66" height="78" fill="#d8cbc0" />
    <g fill="none" strokeWidth="13" strokeLinecap="round">
      <path d="M-24 -24q20 -30 46 -12" stroke={hexes[0] ?? "#7a1014"} />
      <path d="M-22 -52q24 14 44 -8" stroke={hexes[1] ?? hexes[0] ?? "#7a1014"} strokeOpacity=".85" />
      <path d="M-20 -76q14 -6 30 2" stroke={hexes[2] ?? "#2a1a1c"} strokeOpacity=".8" strokeWidth="9" />
    </g>
  </Frame>
);

/** ふたつの顔: one half in the morning, one at night. */
export const TwoFaces = () => (
  <Frame>
    <path d="M-33 -87h33v78h-33z" fill="#d9c4b6" />
    <path d="M0 -87h33v78h-33z" fill="#2a0609" />
    <path d="M0 -78q-22 2 -21 28q2 24 21 32z" fill="#8a6a5c" />
    <path d="M0 -78q22 2 21 28q-2 24 -21 32z" fill="#a8202a" />
    <path d="M-14 -56q5 -4 9 0M5 -56q5 -4 9 0M-7 -32q7 5 14 0" stroke="#120708" strokeWidth="2.5" fill="none" />
  </Frame>
);

/** 影: how one's best run went, as a pale line that goes round every night. */
export const Ghost = ({ hexes }: ItemDrawingProps) => (
  <Frame>
    <path
      d="M-22 -18q34 -8 20 -28t14 -34"
      fill="none"
      stroke="#f3ebe6"
      strokeOpacity=".35"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M-22 -18q34 -8 20 -28t14 -34"
      fill="none"
      stroke={hexes[0] ?? "#ff6a58"}
      strokeWidth="3"
      strokeDasharray="1 7"
      strokeLinecap="round"
    />
    <circle cx="12" cy="-80" r="5" fill="#fff4e6" />
  </Frame>
);

/** 印: sixty places in the dark board over the window; those that were given are stamped. */
export const BadgeBoard = ({ count }: ItemDrawingProps) => (
  <g>
    {Array.from({ length: 60 }, (_, i) => {
      const [x, y] = [-84 + (i % 12) * 15.3, -86 + Math.floor(i / 12) * 17.2];
      return i < count ? (
        <g key={i} transform={`rotate(${((i * 37) % 30) - 15} ${x} ${y})`}>
          <circle cx={x} cy={y} r="6.4" fill="url(#rm-wax)" />
          <path d={`M${x - 3} ${y}q3 -4 6 0q-3 4 -6 0`} fill="#3a0208" opacity=".8" />
        </g>
      ) : (
        <circle key={i} cx={x} cy={y} r="5.6" fill="none" stroke="#8a6a62" strokeOpacity=".42" strokeWidth="1.2" />
      );
    })}
  </g>
);

/** 色の足あと: prints in the shades that were taken, from the chair towards the light. */
export const TesterResults = ({ hexes }: ItemDrawingProps) => (
  <g>
    {[0, 1, 2, 3, 4].map((i) => {
      const hex = hexes[i % Math.max(1, hexes.length)] ?? "#c4000f";
      const size = 1 - i * 0.09;
      return (
        <g
          key={i}
          transform={`translate(${-70 + i * 32} ${24 - i * 17 + (i % 2) * 13}) scale(${size} ${size * 0.55}) rotate(58)`}
          fill={hex}
          opacity={0.9 - i * 0.1}
        >
          <ellipse cx="0" cy="-12" rx="12" ry="19" />
          <ellipse cx="1" cy="20" rx="8.5" ry="10" />
        </g>
      );
    })}
  </g>
);
