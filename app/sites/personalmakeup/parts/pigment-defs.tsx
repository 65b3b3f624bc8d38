import css from "./made-up-face.module.css";

/** Edges and grain of pigment, and the light of eyes and ink; once a page. Deviations are in picture units. */
export function PigmentDefs() {
  return (
    <svg className={css.defs} width="0" height="0" aria-hidden="true">
      <defs>
        <Blur id="pm-fine" deviation={0.45} />
        <Blur id="pm-soft" deviation={1.6} />
        <Blur id="pm-wide" deviation={4.2} />
        <Blur id="pm-mist" deviation={9} />
        <filter id="pm-grain" x="-30%" y="-80%" width="160%" height="260%" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="3.1" numOctaves={2} seed={4} />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.25 1.34" result="holes" />
          <feComposite in="SourceGraphic" in2="holes" operator="in" />
        </filter>
        <linearGradient id="pm-rise" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" />
          <stop offset="0.2" stopColor="#fff" />
          <stop offset="0.9" stopColor="#fff" />
          <stop offset="1" stopColor="#777" />
        </linearGradient>
        <mask id="pm-fade" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="500">
          <rect x="0" y="82" width="400" height="300" fill="url(#pm-rise)" />
        </mask>
        <linearGradient id="pm-ink" gradientUnits="userSpaceOnUse" x1="80" y1="0" x2="330" y2="0">
          <stop offset="0" stopColor="#f3ebe6" />
          <stop offset="0.55" stopColor="#f3ebe6" />
          <stop offset="1" stopColor="#f3ebe6" stopOpacity="0.35" />
        </linearGradient>
        <radialGradient id="pm-iris">
          <stop offset="0" stopColor="#1a0f0b" />
          <stop offset="0.45" stopColor="#4a2d1e" />
          <stop offset="0.8" stopColor="#5d3b27" />
          <stop offset="1" stopColor="#120a08" />
        </radialGradient>
      </defs>
    </svg>
  );
}

/** Room for the blur on all sides, however flat the shape is. */
const Blur = ({ id, deviation }: { id: string; deviation: number }) => (
  <filter id={id} x="-50%" y="-50%" width="200%" height="200%" colorInterpolationFilters="sRGB">
    <feGaussianBlur stdDeviation={deviation} />
  </filter>
);
