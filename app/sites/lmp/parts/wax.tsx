import css from "./wax.module.css";

/** The silver seal with a mouth in it: poured, pressed while warm, lit by the moon. Two halves that break apart. */
export function Wax() {
  return (
    <svg className={css.wax} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="wax-body" cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#c9cfda" />
          <stop offset=".34" stopColor="#7f8796" />
          <stop offset=".68" stopColor="#3b4250" />
          <stop offset="1" stopColor="#12151d" />
        </radialGradient>
        <linearGradient id="wax-dish" x1=".15" y1=".05" x2=".8" y2="1">
          <stop offset="0" stopColor="#0c0f16" />
          <stop offset=".45" stopColor="#363c49" />
          <stop offset="1" stopColor="#9aa2b1" />
        </linearGradient>
        <filter id="wax-light" x="-20%" y="-20%" width="140%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="2" seed="7" result="noise" />
          <feGaussianBlur in="SourceAlpha" stdDeviation="2.6" result="soft" />
          <feComposite in="soft" in2="noise" operator="arithmetic" k1=".5" k2=".75" result="height" />
          <feSpecularLighting
            in="height"
            surfaceScale="5"
            specularConstant=".95"
            specularExponent="22"
            lightingColor="#f4f7ff"
            result="light"
          >
            <feDistantLight azimuth="232" elevation="48" />
          </feSpecularLighting>
          <feComposite in="light" in2="SourceAlpha" operator="in" result="lit" />
          <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k2="1" k3=".8" />
        </filter>
        <linearGradient id="wax-mouth" x1=".2" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="#7d0313" />
          <stop offset=".5" stopColor="#b80a20" />
          <stop offset="1" stopColor="#5c0210" />
        </linearGradient>
        <filter id="wax-wet" x="-10%" y="-20%" width="120%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency=".32 .05" numOctaves="2" seed="3" result="crease" />
          <feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="soft" />
          <feComposite in="soft" in2="crease" operator="arithmetic" k1=".7" k2=".55" result="height" />
          <feSpecularLighting
            in="height"
            surfaceScale="4"
            specularConstant=".8"
            specularExponent="26"
            lightingColor="#ffe9ec"
            result="light"
          >
            <feDistantLight azimuth="236" elevation="44" />
          </feSpecularLighting>
          <feComposite in="light" in2="SourceAlpha" operator="in" result="lit" />
          <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k2="1" k3=".75" />
        </filter>
        <filter id="wax-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="3" seed="11" />
          <feDiffuseLighting surfaceScale="7" diffuseConstant="1.05" lightingColor="#dfe6f2">
            <feDistantLight azimuth="232" elevation="40" />
          </feDiffuseLighting>
          <feComposite in2="SourceAlpha" operator="in" />
        </filter>
        <clipPath id="wax-left">
          <path d="M-60-60H6L-3-34 7-12-6 8 5 30-2 60H-60Z" />
        </clipPath>
        <clipPath id="wax-right">
          <path d="M60-60H6L-3-34 7-12-6 8 5 30-2 60H60Z" />
        </clipPath>
      </defs>
      <Half side="left" />
      <Half side="right" />
    </svg>
  );
}

/** Each half carries the whole, and shows its own part of it. */
function Half({ side }: { side: "left" | "right" }) {
  return (
    <g className={side === "left" ? css.left : css.right}>
      <g clipPath={`url(#wax-${side})`}>
        <circle cx="-1" cy="0" r="38" fill="url(#wax-dish)" />
        <circle cx="-1" cy="0" r="38" fill="#20242e" filter="url(#wax-grain)" opacity=".5" />
        <path
          fill="url(#wax-body)"
          fillRule="evenodd"
          filter="url(#wax-light)"
          d="M-4-52C14-56 33-48 43-33c5 8 5 14 9 23 4 10 2 22-4 30-5 7-8 12-13 19-8 9-20 12-32 13-11 1-22-2-31-9-8-6-12-11-17-20-5-9-6-16-6-26 0-11 4-19 8-28 6-11 24-18 39-21ZM-1-36a36 36 0 1 0 .1 0Z"
        />
        <g fill="url(#wax-mouth)" filter="url(#wax-wet)" transform="translate(-29.5 -17.5) scale(.57 .62)">
          <path d="M2 25C13 17 25 5 37 4c5 0 9 4 13 6 4-2 8-6 13-6 12 1 24 13 35 21-12 0-22 1-31 2-7 1-11-1-17-1s-10 2-17 1c-9-1-19-2-31-2Z" />
          <path d="M6 29c11 1 21 2 29 2 6 0 9-1 15-1s9 1 15 1c8 0 18-1 29-2-11 15-26 25-44 25S17 44 6 29Z" />
        </g>
      </g>
    </g>
  );
}
