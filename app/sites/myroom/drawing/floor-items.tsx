import { Foot } from "./light.tsx";
import type { ItemDrawingProps } from "./small-items.tsx";

const fillColours = (hexes: readonly string[], count: number, fallback: string): string[] =>
  Array.from({ length: Math.min(count, Math.max(1, hexes.length || count)) }, (_, i) => hexes[i] ?? fallback);

/** マスカラ棚: tubes of lacquer, the newest in front, each with a ring of its liquid. */
export const Mascaras = ({ hexes, count }: ItemDrawingProps) => {
  const tubes = fillColours(hexes, Math.min(4, count), "#17130f");
  return (
    <>
      <Foot width={40 + tubes.length * 24} />
      {tubes.map((hex, i) => {
        const x = (i - (tubes.length - 1) / 2) * 27;
        const tall = 96 - ((i * 17) % 26);
        return (
          <g key={i} transform={`translate(${x} 0)`}>
            <rect x="-11" y={-tall} width="22" height={tall} rx="4" fill="url(#rm-lacquer)" />
            <rect x="-11" y={-tall * 0.56} width="22" height="13" fill={hex} />
            <rect x="-11" y={-tall * 0.56} width="22" height="13" fill="url(#rm-round)" />
            <rect x="-11" y={-tall * 0.56 + 13} width="22" height="4" fill="url(#rm-gold)" />
            <path d={`M-6 ${-tall + 6}l0 ${tall * 0.3}`} stroke="#fff" strokeOpacity=".55" strokeWidth="2.5" />
          </g>
        );
      })}
    </>
  );
};

/** パレット箱: a compact that stands open, its mirror red with the room. */
export const Palette = ({ hexes }: ItemDrawingProps) => (
  <>
    <Foot width={112} />
    <path d="M-50 -30l8 -66 84 0 8 66z" fill="url(#rm-lacquer)" />
    <path d="M-42 -36l6 -53 72 0 6 53z" fill="#5a0d12" />
    <path d="M-42 -36l6 -53 34 0 -26 53z" fill="#c0564a" opacity=".4" />
    <path d="M-54 -4l4 -24 100 0 4 24q0 4 -4 4l-100 0q-4 0 -4 -4z" fill="url(#rm-lacquer)" />
    {[0, 1, 2, 3].map((i) => (
      <g key={i}>
        <ellipse cx={-34 + i * 22.6} cy="-17" rx="10.4" ry="7" fill="#2a2827" />
        <ellipse cx={-34 + i * 22.6} cy="-16" rx="9.2" ry="5.8" fill={hexes[i] ?? "#120c0d"} />
      </g>
    ))}
    <path d="M-50 -28l100 0" stroke="url(#rm-gold)" strokeWidth="2.5" />
  </>
);

/** 抽選券・当選箱: a lacquer box with a slit, tickets in it. */
export const DrawBox = ({ count }: ItemDrawingProps) => (
  <>
    <Foot width={104} />
    {Array.from({ length: Math.min(3, count) }, (_, i) => (
      <g key={i} transform={`rotate(${-10 + i * 11} 0 -60)`}>
        <path d="M-15 -58l0 -38 30 0 0 38z" fill="url(#rm-paper)" />
        <path d="M-15 -74l30 0" stroke="#8a1a1c" strokeWidth="2" strokeDasharray="4 3" />
        <circle cx="0" cy="-85" r="5" fill="none" stroke="#c4000f" strokeWidth="2.5" />
      </g>
    ))}
    <path d="M-48 -64l10 -10 76 0 10 10z" fill="#5a2320" />
    <path d="M-30 -68l60 0" stroke="#050203" strokeWidth="5" />
    <rect x="-48" y="-64" width="96" height="64" fill="url(#rm-lacquer)" />
    <rect x="-48" y="-64" width="96" height="4" fill="url(#rm-gold)" />
    <path d="M-16 -34q16 -16 32 0q-16 18 -32 0z" fill="none" stroke="url(#rm-gold)" strokeWidth="3" />
    <path d="M-15 -34l30 0" stroke="url(#rm-gold)" strokeWidth="2" />
  </>
);

/** 声: a wireless set; its dial glows when somebody spoke. */
export const Wireless = () => (
  <>
    <Foot width={108} />
    <path d="M-50 0l0 -50q0 -30 50 -30t50 30l0 50z" fill="url(#rm-wood)" />
    <path d="M-50 0l0 -50q0 -30 50 -30t50 30l0 50z" fill="url(#rm-round)" opacity=".45" />
    <path d="M-34 -8l0 -36q0 -20 34 -20t34 20l0 36z" fill="#120708" />
    {[-24, -12, 0, 12, 24].map((x) => (
      <path key={x} d={`M${x} -10l0 -46`} stroke="#7c4a34" strokeWidth="3.5" />
    ))}
    <circle cx="0" cy="-32" r="13" fill="#ffb45a" />
    <circle cx="0" cy="-32" r="24" fill="url(#rm-lamp)" />
    <path d="M0 -32l7 -8" stroke="#3a0208" strokeWidth="3" />
  </>
);

/** 試し塗り: lipsticks out of their caps, in the shades that were tried. */
export const Lipsticks = ({ hexes, count }: ItemDrawingProps) => {
  const sticks = fillColours(hexes, Math.min(4, count), "#c4000f");
  return (
    <>
      <Foot width={44 + sticks.length * 24} />
      {sticks.map((hex, i) => {
        const x = (i - (sticks.length - 1) / 2) * 27;
        const out = 34 + ((i * 11) % 14);
        return (
          <g key={i} transform={`translate(${x} 0)`}>
            <path d={`M-8 -46l0 ${-out + 12}q0 -14 16 -18l0 ${out + 6}z`} fill={hex} />
            <path d={`M-8 -46l0 ${-out + 12}q0 -14 16 -18l0 ${out + 6}z`} fill="url(#rm-round)" opacity=".7" />
            <rect x="-10" y="-50" width="20" height="16" fill="url(#rm-gold)" />
            <rect x="-12.5" y="-36" width="25" height="36" rx="2" fill="url(#rm-lacquer)" />
          </g>
        );
      })}
    </>
  );
};

/** 欲しいもの: a parcel that is not there yet; only its edges are. */
export const Parcel = ({ count }: ItemDrawingProps) => (
  <>
    <Foot width={96} />
    <g fill="#ffd9cf" fillOpacity=".07" stroke="#f3ebe6" strokeOpacity=".75" strokeWidth="2.5">
      <path d="M-40 0l0 -58 66 0 0 58z" />
      <path d="M-40 -58l18 -16 64 0 -16 16z" />
      <path d="M26 0l0 -58 16 -16 0 56z" />
    </g>
    <path d="M-12 0l0 -58 18 -16M-40 -30l66 0 16 -12" fill="none" stroke="#ff6a70" strokeWidth="4" />
    <path d="M-4 -68q-24 -28 -26 -6q2 10 26 6q6 -26 24 -18q4 12 -24 18" fill="none" stroke="#ff6a70" strokeWidth="4" />
    {count > 1 && <path d="M-58 0l0 -26 14 0" fill="none" stroke="#f3ebe6" strokeOpacity=".5" strokeWidth="2.5" />}
  </>
);
