// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  faces: {
    label: "";
    read: "";
    show: "";
    drawer: "";
  };
  intro: "";
  permission: {
    title: "";
    here: "";
    when: "";
    weight: "";
    start: "";
    photo: "";
    type: "";
  };
  camera: {
    picture: "";
    live: "";
    waiting: "";
    aim: "";
    slow: "";
    torchOn: "";
    torchOff: "";
    stop: "";
    externalBrowser: "";
  };
  denied: {
    message: "";
    missing: "";
    inApp: "";
    title: "";
    iphone: "";
    android: "";
    desktop: "";
  };
  photo: {
    reading: "";
    missed: "";
    broken: "";
    unable: "";
  };
  typed: {
    label: "";
    hint: "";
    submit: "";
    empty: "";
    letter: "{place, number}{char}";
    short: "{missing, number}{have, number}";
    long: "{extra, number}";
    check: "{typed, number}{fits, number}";
  };
  found: {
    label: "";
    met: "{monster}";
    again: "{monster}";
    climbs: "{name}";
    replay: "";
    sheet: "";
    show: "";
    another: "";
    code: "{jan}";
    review: "";
  };
  foreign: {
    message: "";
    code: "{jan}";
    check: "";
    search: "";
    name: "";
  };
  lookup: {
    again: "";
  };
  show: {
    label: "";
    place: "{place, number}{total, number}";
    previous: "";
    next: "";
    bars: "{name}{jan}";
    copy: "";
    bright: "";
    awake: "";
    asleep: "";
    keepAwake: "";
    noWakeLock: "";
    discount: "";
    ended: "";
    loading: "";
    empty: "";
    toWishes: "";
    toCatalogue: "";
    withoutScript: "";
    unknown: "";
  };
  drawer: {
    title: "";
    intro: "";
    loading: "";
    withoutScript: "";
    start: "";
    hear: "";
    add: "";
    read: "{name}";
    held: "{name}";
    unknown: "{jan}";
    again: "{name}";
    one: "";
    another: "";
    counted: "{name}{units, number}";
    unsaved: "";
    full: "";
    list: {
      title: "{count, number}";
      empty: "";
      units: "{units, number}";
      fewer: "{name}";
      more: "{name}";
      low: "";
      lowOf: "{name}";
      remove: "";
      removeOf: "{name}";
      toWishes: "";
    };
    summary: {
      title: "";
      duplicates: "";
      noDuplicates: "";
      near: "";
      nearPair: "{one}{other}";
      nearHint: "";
      noNear: "";
      low: "";
      lowHint: "";
      noLow: "";
      gaps: "";
      finishes: "{words}";
      families: "{words}";
      depths: "{words}";
      covered: "";
      toCatalogue: "";
    };
    areas: {
      lips: "";
      eyes: "";
    };
    families: {
      red: "";
      pink: "";
      coral: "";
      beige: "";
      brown: "";
      purple: "";
      cold: "";
      pale: "";
    };
    depths: {
      light: "";
      middle: "";
      deep: "";
    };
  };
};
