// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  sealed: {
    nightFirst: "";
    dayFirst: "";
    second: "";
    toNight: "";
    toDay: "";
    cut: "";
    hint: "";
    once: "";
    breaking: "";
    done: "";
    badKey: "";
    noScript: "";
    passing: "";
  };
  letter: {
    night: "";
    day: "";
    past: "{day}";
    other: "";
    passing: "";
    hour: "";
    sign: "";
    gesture: "";
    aside: "";
  };
  occasions: {
    term: "{term}{reading}";
    fullMoon: "";
    newMoon: "";
    letter3: "";
    letter7: "";
    letter14: "";
    letter30: "";
    anniversary: "";
    absence: "";
    silver: "";
  };
  shade: {
    night: "";
    day: "";
    try: "";
  };
  kept: {
    kept: "{moment}";
    unsaved: "";
    offline: "";
    own: "";
  };
  ask: {
    title: "";
    about: "{day}";
    yes: "";
    wait: "";
    no: "";
    saidYes: "";
    saidWait: "";
    saidNo: "";
    rate: "{answered, number}{cameTrue, number}";
    few: "";
  };
  book: {
    title: "";
    count: "{count, number}";
    month: "{year}{month, number}";
    previous: "";
    next: "";
    weekdays: "";
    entry: "{day}{monster}{kernel}";
    thirtieth: "";
    reading: "";
    empty: "";
    emptyStory: "";
    noneInMonth: "";
    retry: "";
    yes: "";
    wait: "";
    no: "";
  };
  palette: {
    asleep: "";
    asleepNote: "";
    look: "";
    ready: "";
    readyNote: "";
    open: "";
  };
  other: {
    mine: "";
    tonight: "";
    water: "";
  };
  thirtieth: {
    title: "";
    kernel: "";
    monster: "";
    hour: "";
    sign: "";
    gesture: "";
    aside: "";
    back: "";
  };
};
