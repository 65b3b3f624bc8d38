import { Foot } from "./light.tsx";

/** What each drawing is given: the colours of the newest of its kind, and how much of it there is. */
export interface ItemDrawingProps {
  hexes: readonly string[];
  count: number;
}

// A hundred units high, the foot at 0, upwards negative.

/** 予言帖: a bundle of letters, the uppermost sealed. */
export const Prophecies = ({ count }: ItemDrawingProps) => (
  <>
    <Foot width={104} />
    {Array.from({ length: Math.min(4, Math.max(1, Math.ceil(count / 3))) }, (_, i) => (
      <path
        key={i}
        d={`M-46 ${-3 - i * 11}l92 -2 3 -9 -94 1z`}
        fill="url(#rm-paper)"
        stroke="#2a1512"
        strokeWidth="1.5"
      />
    ))}
    <g transform="translate(2 -30) rotate(-9)">
      <rect x="-34" y="-62" width="68" height="50" fill="url(#rm-paper)" stroke="#2a1512" strokeWidth="1.5" />
      <path d="M-34 -62L0 -32 34 -62" fill="none" stroke="#6d5850" strokeWidth="2.5" />
      <circle cx="0" cy="-32" r="12" fill="url(#rm-wax)" />
      <path d="M-5 -33q5 -6 10 0q-5 5 -10 0" fill="#3a0208" opacity=".7" />
    </g>
  </>
);

/** レシピ帳: a thick book that stands open a hand's breadth, a ribbon in it. */
export const RecipeNotebook = ({ hexes }: ItemDrawingProps) => (
  <>
    <Foot width={96} />
    <path d="M-40 0l-2 -84 34 -10 0 94z" fill="url(#rm-cloth)" />
    <path d="M-8 0l0 -94 8 4 0 90z" fill="#1a0508" />
    <path d="M0 0l0 -90 38 6 2 80z" fill="url(#rm-paper)" />
    <path d="M4 -12l32 3M4 -22l32 3M4 -34l32 3M4 -46l22 3M4 -58l32 4" stroke="#7d675e" strokeWidth="2" fill="none" />
    <path d="M-36 -74l26 -8M-36 -20l26 -3" stroke="#d8b070" strokeWidth="2.5" fill="none" />
    <path d="M14 -88l0 60 6 -8 6 8 0 -58z" fill={hexes[0] ?? "#c4000f"} />
  </>
);

/** 票のびん: a bottle that is half full of folded slips. */
export const VoteBottle = ({ hexes, count }: ItemDrawingProps) => (
  <>
    <Foot width={72} />
    <path
      d="M-26 0q-6 0 -6 -8l0 -46q0 -16 18 -22l0 -14 28 0 0 14q18 6 18 22l0 46q0 8 -6 8z"
      fill="#1c0408"
      opacity=".55"
    />
    {Array.from({ length: Math.min(9, count + 1) }, (_, i) => (
      <rect
        key={i}
        x={-24 + (i % 3) * 16}
        y={-14 - Math.floor(i / 3) * 14}
        width="17"
        height="11"
        transform={`rotate(${((i * 47) % 50) - 25} ${-16 + (i % 3) * 16} ${-9 - Math.floor(i / 3) * 14})`}
        fill={i === 0 && hexes[0] ? hexes[0] : "url(#rm-paper)"}
      />
    ))}
    <path
      d="M-26 0q-6 0 -6 -8l0 -46q0 -16 18 -22l0 -14 28 0 0 14q18 6 18 22l0 46q0 8 -6 8z"
      fill="url(#rm-glass)"
      stroke="#ffb8a8"
      strokeOpacity=".6"
      strokeWidth="2"
    />
    <rect x="-11" y="-100" width="22" height="16" rx="3" fill="url(#rm-wood)" />
  </>
);

/** ハック帳: a ring of cards, each with a corner cut. */
export const HackCards = ({ count }: ItemDrawingProps) => (
  <>
    <Foot width={92} />
    {Array.from(
      { length: Math.min(5, Math.max(2, count)) },
      (_, i, { length } = { length: Math.min(5, Math.max(2, count)) }) => (
        <g key={i} transform={`rotate(${(i - (length - 1) / 2) * 15} 0 -12)`}>
          <path
            d="M-21 -4l0 -80 32 0 10 12 0 68z"
            fill={i % 2 ? "#2a1012" : "url(#rm-paper)"}
            stroke="#160a0a"
            strokeWidth="1.5"
          />
          <path d="M-13 -62l22 0M-13 -50l26 0M-13 -38l16 0" stroke={i % 2 ? "#a8706a" : "#7d675e"} strokeWidth="3" />
        </g>
      ),
    )}
    <circle cx="0" cy="-13" r="10" fill="none" stroke="url(#rm-gold)" strokeWidth="4" />
  </>
);

/** 採集帳: a case of dark wood with drops of found colour behind glass. */
export const ColourCase = ({ hexes }: ItemDrawingProps) => (
  <>
    <Foot width={100} />
    <g transform="skewY(-3)">
      <rect x="-46" y="-82" width="92" height="80" fill="url(#rm-wood)" />
      <rect x="-39" y="-75" width="78" height="66" fill="#e2d6cc" />
      {[0, 1, 2, 3].map((i) => {
        const [x, y] = [-19 + (i % 2) * 38, -58 + Math.floor(i / 2) * 33];
        const hex = hexes[i];
        return hex ? (
          <g key={i}>
            <path d={`M${x} ${y - 14}q13 15 13 21a13 10 0 0 1 -26 0q0 -6 13 -21`} fill={hex} />
            <path d={`M${x - 6} ${y + 5}q1 -6 5 -10`} stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" fill="none" />
          </g>
        ) : (
          <circle key={i} cx={x} cy={y + 2} r="2.5" fill="#8a766c" />
        );
      })}
      <path d="M-39 -75l34 0 -34 48z" fill="#fff" opacity=".22" />
    </g>
  </>
);

/** しおり: a spool of film with a ribbon in it. */
export const VideoReel = ({ hexes }: ItemDrawingProps) => (
  <>
    <Foot width={86} />
    <circle cx="0" cy="-43" r="43" fill="url(#rm-lacquer)" stroke="#000" strokeWidth="2" />
    <circle cx="0" cy="-43" r="39" fill="none" stroke="#8a7670" strokeOpacity=".7" strokeWidth="2" />
    {[0, 1, 2, 3, 4].map((i) => (
      <circle
        key={i}
        cx={Math.cos(i * 1.2566) * 23}
        cy={-43 + Math.sin(i * 1.2566) * 23}
        r="8.5"
        fill="#b03024"
        opacity=".75"
      />
    ))}
    <circle cx="0" cy="-43" r="6" fill="url(#rm-gold)" />
    <path d="M12 -92l0 58 7 -9 7 9 0 -54z" fill={hexes[0] ?? "#f3ebe6"} stroke="#000" strokeOpacity=".4" />
  </>
);
