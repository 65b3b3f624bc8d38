// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  starts: {
    label: "";
    scan: "";
    tester: "";
    stage: "";
    seconds: "{count, number}";
  };
  tasks: {
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
  hub: {
    title: "";
    intro: "";
    zone: "{kanji}";
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
  zone: {
    sites: "";
    next: "";
  };
  mirror: {
    title: "";
    line: "";
    start: "";
    own: "";
    toPortrait: "";
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
  reviews: {
    label: "";
    touch: "{name}";
    title: "";
    line: "";
  };
  notFound: {
    requested: "{path}";
    nearest: "";
    story: "";
  };
};
