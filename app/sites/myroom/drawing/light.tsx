/** The light of the room, as fills: strips above, a red lamp at the right. All drawn things take theirs from here. */
export function Light() {
  return (
    <defs>
      <Materials />
      <Reflections />
    </defs>
  );
}

/** What things are made of, in this light. */
function Materials() {
  return (
    <>
      <linearGradient id="rm-round">
        <stop offset="0" stopColor="#000" stopOpacity=".82" />
        <stop offset=".2" stopColor="#fff" stopOpacity=".34" />
        <stop offset=".34" stopColor="#fff" stopOpacity=".04" />
        <stop offset=".7" stopColor="#000" stopOpacity=".5" />
        <stop offset=".9" stopColor="#ff4a34" stopOpacity=".5" />
        <stop offset="1" stopColor="#1a0204" stopOpacity=".8" />
      </linearGradient>
      <linearGradient id="rm-lacquer">
        <stop offset="0" stopColor="#070405" />
        <stop offset=".2" stopColor="#4a383a" />
        <stop offset=".32" stopColor="#120b0c" />
        <stop offset=".75" stopColor="#0c0708" />
        <stop offset=".92" stopColor="#7c1a18" />
        <stop offset="1" stopColor="#1b0506" />
      </linearGradient>
      <linearGradient id="rm-gold">
        <stop offset="0" stopColor="#2c1c0c" />
        <stop offset=".24" stopColor="#f0d8a0" />
        <stop offset=".45" stopColor="#7a5322" />
        <stop offset=".8" stopColor="#3a250f" />
        <stop offset=".94" stopColor="#d98a4a" />
        <stop offset="1" stopColor="#2a1608" />
      </linearGradient>
      <linearGradient id="rm-paper" x2="0" y2="1">
        <stop offset="0" stopColor="#f0e2d6" />
        <stop offset=".5" stopColor="#b9a598" />
        <stop offset="1" stopColor="#6d5850" />
      </linearGradient>
      <linearGradient id="rm-cloth" x2=".3" y2="1">
        <stop offset="0" stopColor="#9a1a1c" />
        <stop offset=".4" stopColor="#5a0a0e" />
        <stop offset="1" stopColor="#22040a" />
      </linearGradient>
      <linearGradient id="rm-wood" x2="0" y2="1">
        <stop offset="0" stopColor="#8a4a36" />
        <stop offset=".15" stopColor="#4a2018" />
        <stop offset="1" stopColor="#1d0a09" />
      </linearGradient>
    </>
  );
}

/** Glass, what falls from above, shadows, wax and the lamp itself. */
function Reflections() {
  return (
    <>
      <linearGradient id="rm-glass">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".16" stopColor="#ffd9cf" stopOpacity=".16" />
        <stop offset=".6" stopColor="#ff8a78" stopOpacity=".06" />
        <stop offset=".9" stopColor="#ff6a58" stopOpacity=".36" />
        <stop offset="1" stopColor="#fff" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id="rm-top" x2="0" y2="1">
        <stop offset="0" stopColor="#ffe6d2" stopOpacity=".5" />
        <stop offset=".3" stopColor="#ffb49a" stopOpacity=".08" />
        <stop offset="1" stopColor="#000" stopOpacity=".55" />
      </linearGradient>
      <radialGradient id="rm-foot">
        <stop offset="0" stopColor="#000" stopOpacity=".85" />
        <stop offset=".55" stopColor="#000" stopOpacity=".5" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="rm-wax" cx=".36" cy=".3" r=".75">
        <stop offset="0" stopColor="#ff7a66" />
        <stop offset=".3" stopColor="#c4121a" />
        <stop offset="1" stopColor="#3a0208" />
      </radialGradient>
      <radialGradient id="rm-lamp" cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#fff2dc" stopOpacity=".85" />
        <stop offset=".22" stopColor="#ffcf9a" stopOpacity=".4" />
        <stop offset="1" stopColor="#ff8a5a" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

/** Where a thing touches what it stands on. */
export const Foot = ({ width = 90, x = 0 }: { width?: number; x?: number }) => (
  <ellipse cx={x} cy="0" rx={width / 2} ry="8" fill="url(#rm-foot)" />
);
