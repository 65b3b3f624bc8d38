// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  doors: {
    label: "";
    scan: "";
    tester: "";
    stage: "";
    seconds: "{count, number}";
  };
  tonight: {
    title: "";
    letter: "";
    vote: "";
    tip: "";
  };
  done: {
    letter: "";
    vote: "";
    tip: "";
    all: "";
  };
  event: {
    label: "";
    until: "{day}";
    always: "";
    demo: "{title}";
  };
  made: {
    label: "";
    place: "{site}";
  };
  town: {
    title: "";
    intro: "";
    floor: "{kanji}";
    closed: "{verb}";
    map: "";
    lights: "{count}";
    windows: "{count, number}";
    moon: "{name}";
  };
  moon: {
    new: "";
    "waxing-crescent": "";
    "first-quarter": "";
    "waxing-gibbous": "";
    full: "";
    "waning-gibbous": "";
    "last-quarter": "";
    "waning-crescent": "";
  };
  floor: {
    doors: "";
    next: "";
  };
  mirror: {
    title: "";
    line: "";
    door: "";
    own: "";
    ownDoor: "";
  };
  water: {
    touch: "";
    lit: "{all, number}{number, number}";
  };
  shades: {
    title: "";
    line: "";
    label: "";
    met: "{count, number}";
    metLabel: "";
    isMet: "";
  };
  voices: {
    label: "";
    touch: "{name}";
    title: "";
    line: "";
  };
  notFound: {
    askedFor: "{path}";
    nearest: "";
    story: "";
  };
};
