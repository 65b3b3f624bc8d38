/** Two lips, a little open. */
export function LipsIcon() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M3 16c4-4 7-8 10-8 1.4 1 3 2.4 3 2.4S17.6 9 19 8c3 0 6 4 10 8-5-2-8-2.6-13-2.6S8 14 3 16Z" />
      <path d="M3 16c5 2.4 8 3 13 3s8-.6 13-3c-3 5.500-7.500 9-13 9S6 21.500 3 16Z" />
    </svg>
  );
}

/** A note; crossed out while the sound is off. */
export function SoundIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M12 22V8l12-3v14" />
      <circle cx="9" cy="22" r="3" />
      <circle cx="21" cy="19" r="3" />
      {!isOn && <path d="M5 5l22 22" />}
    </svg>
  );
}
