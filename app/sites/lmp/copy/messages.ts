// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  envelope: {
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
  prophecy: {
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
  saved: {
    done: "{moment}";
    unsaved: "";
    offline: "";
    own: "";
  };
  outcome: {
    title: "";
    about: "{day}";
    yes: "";
    wait: "";
    no: "";
    answeredYes: "";
    answeredWait: "";
    answeredNo: "";
    rate: "{answered, number}{cameTrue, number}";
    few: "";
  };
  history: {
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
  mouth: {
    margin: "";
    soFar: "{count, number}";
    whole: "";
    other: "";
    mine: "";
    most: "{monster}{letters, number}";
    colours: "";
    closed: "";
    open: "";
  };
  other: {
    mine: "";
    today: "";
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
